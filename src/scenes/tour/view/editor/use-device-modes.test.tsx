import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useDeviceModes } from './use-device-modes.ts'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'xr')
})

/** A device with a mouse, and with these sessions. */
function device(...modes: string[]) {
  const isSessionSupported = vi.fn(async (mode: string) => modes.includes(mode))
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }))
  Object.defineProperty(navigator, 'xr', { value: { isSessionSupported }, configurable: true })
  const fetchWords = vi.fn(async () => {})
  return { ...renderHook(() => useDeviceModes(fetchWords)), isSessionSupported, fetchWords }
}

test('a device is asked once for each of its sessions, and what it has is told', async () => {
  const { result, isSessionSupported } = device('immersive-ar')
  await vi.waitFor(() => expect(result.current?.modes).toEqual({ vr: false, ar: true }), 20_000)
  expect(isSessionSupported.mock.calls.flat()).toEqual(['immersive-vr', 'immersive-ar'])
})
