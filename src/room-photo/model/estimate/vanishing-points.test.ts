import { expect, test } from 'vitest'
import { dot, type Vec3 } from '../../../math/vector.ts'
import { axesOf, focalLengthOf } from '../camera.ts'
import { cameras } from '../testing/samples.ts'
import { focalFromVanishingPoints } from './vanishing-points.ts'

const views = cameras(40, 1, [15, 44]).map((camera) => {
  const { right, up, back } = axesOf(camera)
  const turned = (way: Vec3): Vec3 => [dot(way, right), dot(way, up), dot(way, back)]
  return { focal: focalLengthOf(camera.fieldOfView, 750), turned }
})

test('the focal length of a known camera follows from two vanishing points', () => {
  for (const { focal, turned } of views) {
    const [u, v] = (
      [
        [1, 0, 0],
        [0, 0, 1],
      ] as const
    ).map((axis) => {
      const [x, y, z] = turned(axis)
      return { x: (x * focal) / -z, y: (y * focal) / -z }
    }) as [{ x: number; y: number }, { x: number; y: number }]
    expect(focalFromVanishingPoints(u, v)).toBeCloseTo(focal, 6)
  }
})

test('vanishing points on one side tell no lens', () => {
  expect(focalFromVanishingPoints({ x: 300, y: 0 }, { x: 900, y: 0 })).toBeNull()
})
