import { expect, test } from 'vitest'
import { requestLocation } from './location.ts'

const answering = (code: number) => ({
  getCurrentPosition(found: PositionCallback, refused?: PositionErrorCallback | null) {
    if (code > 0) refused?.({ code } as GeolocationPositionError)
    else found({ coords: { latitude: 40.7, longitude: -74 } } as GeolocationPosition)
  },
})

test.each([
  [0, 'read'],
  [1, 'denied'],
  [2, 'failed'],
  [3, 'failed'],
])('§4 a device that answers %d: %s', async (code, reading) => {
  expect(await requestLocation(answering(code))).toBe(reading)
})

test('a device without geolocation fails', async () => {
  expect(await requestLocation(undefined)).toBe('failed')
})
