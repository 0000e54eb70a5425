import { expect, test } from 'vitest'
import { directionOf, lonLatOf } from './equirectangular.ts'

test('longitude and latitude survive the conversion to a direction and back', () => {
  for (const longitude of [-3, -1.2, 0, 0.4, 2.9]) {
    for (const latitude of [-1.5, -0.3, 0, 1.1]) {
      const back = lonLatOf(directionOf({ longitude, latitude }))
      expect(back.longitude).toBeCloseTo(longitude, 12)
      expect(back.latitude).toBeCloseTo(latitude, 12)
    }
  }
})
