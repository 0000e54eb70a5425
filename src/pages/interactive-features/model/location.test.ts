import { expect, test, vi } from 'vitest'
import { createLocation, forgetLocation, readLocation } from './location.ts'

const device = () => {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>()
  const answer = () => getCurrentPosition.mock.calls[0]
  return {
    getCurrentPosition,
    find: (latitude: number, longitude: number) =>
      answer()?.[0]({ coords: { latitude, longitude } } as GeolocationPosition),
    refuse: (code: number) => answer()?.[1]?.({ code } as GeolocationPositionError),
  }
}

test('§4 the position is read once and kept', () => {
  const location = createLocation()
  const phone = device()
  readLocation(location, phone)
  readLocation(location, phone)
  expect(location.state).toBe('asking')
  phone.find(40.7, -74)
  readLocation(location, phone)
  expect(phone.getCurrentPosition).toHaveBeenCalledOnce()
  expect(location).toEqual({ state: 'read', position: { latitude: 40.7, longitude: -74 } })
  forgetLocation(location)
  expect(location).toEqual({ state: 'forgotten', position: undefined })
})

test('a refusal or failure is reported and can be retried, and a device without geolocation fails', () => {
  const location = createLocation()
  for (const [code, state] of Object.entries({ 1: 'denied', 2: 'failed', 3: 'failed' })) {
    const phone = device()
    readLocation(location, phone)
    phone.refuse(Number(code))
    expect(location).toEqual({ state, position: undefined })
  }
  readLocation(location, undefined)
  expect(location.state).toBe('failed')
})
