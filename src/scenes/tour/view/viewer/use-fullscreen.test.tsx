import { renderHook } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useFullscreen } from './use-fullscreen.ts'

test('a second press leaves full screen, even before the browser has told of it', () => {
  const element = document.createElement('div')
  // The document knows its element at once; the event that tells so comes with the next frame, here never.
  const request = vi.fn(async () => Object.assign(document, { fullscreenElement: element }))
  const exit = vi.fn(async () => Object.assign(document, { fullscreenElement: null }))
  Object.assign(element, { requestFullscreen: request })
  Object.assign(document, {
    fullscreenEnabled: true,
    exitFullscreen: exit,
    fullscreenElement: null,
  })
  onTestFinished(() => {
    for (const key of ['fullscreenEnabled', 'exitFullscreen', 'fullscreenElement'])
      Reflect.deleteProperty(document, key)
  })
  const { result } = renderHook(() => useFullscreen({ current: element }))
  for (let press = 0; press < 3; press++) result.current?.toggle()
  expect([request.mock.calls.length, exit.mock.calls.length]).toEqual([2, 1])
})
