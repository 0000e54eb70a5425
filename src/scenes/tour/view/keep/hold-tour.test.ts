import { afterEach, expect, test, vi } from 'vitest'
import { holdTour } from './hold-tour.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a tour is held once, until it is given back; others are free', async () => {
  const held = await holdTour('a')
  expect(held).toBeDefined()
  expect(await holdTour('a')).toBeUndefined()
  expect(await holdTour('b')).toBeDefined()
  held?.release()
  await vi.waitFor(async () => expect(await holdTour('a')).toBeDefined())
})

test('without locks everybody holds it', async () => {
  vi.stubGlobal('navigator', {})
  expect(await holdTour('a')).toBeDefined()
  expect(await holdTour('a')).toBeDefined()
})

test('a browser that refuses locks is not waited for', async () => {
  const request = () => Promise.reject(new DOMException('Denied', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request } })
  await expect(holdTour('a')).rejects.toThrow('Denied')
})
