import { type BufferGeometry, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { pantheonConfig } from '../../config.ts'
import { beamLanding, sunAt } from '../../model/sunlight.ts'
import { lightPatchGeometry, sunbeamGeometry } from './sunlight.tsx'

const { latitude, diameter, oculus } = pantheonConfig
const noon = sunAt(172, 12, latitude)
const placesOf = ({ attributes: { position } }: BufferGeometry) =>
  Array.from({ length: position?.count ?? 0 }, (_, at) =>
    new Vector3().fromBufferAttribute(position as never, at),
  )

test('the beam goes from the rim of the oculus to where its rays end', () => {
  const beam = placesOf(sunbeamGeometry(noon))
  const [above, below] = [beam.slice(0, 65), beam.slice(65)]
  for (const [at, { x, y, z }] of above.entries()) {
    expect(Math.hypot(x, z)).toBeCloseTo(oculus / 2, 4)
    expect(y).toBeCloseTo(diameter, 4)
    const end = beamLanding(noon, { north: -z, east: x })
    expect(below[at]?.distanceTo(new Vector3(end?.east, end?.up, -(end?.north ?? 0)))).toBeLessThan(
      1e-3,
    )
  }
})

test('the patch lies a little off floor, wall and dome, with the light of the middle of the oculus in it', () => {
  for (const [day, on] of [
    [172, 'floor'],
    [111, 'wall'],
    [355, 'dome'],
  ] as const) {
    const sun = sunAt(day, 12, latitude)
    const [middle] = placesOf(lightPatchGeometry(sun))
    const light = beamLanding(sun)
    expect(light?.on).toBe(on)
    const off = middle?.distanceTo(new Vector3(light?.east, light?.up, -(light?.north ?? 0)))
    expect(off).toBeGreaterThan(0.1)
    expect(off).toBeLessThan(0.15)
  }
})
