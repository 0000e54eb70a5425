import { expect, test } from 'vitest'
import { dot, normalize, type Vector3 } from '../../../math/vector.ts'
import { axesOf, focalLengthOf } from '../camera.ts'
import { cameras } from '../testing/samples.ts'
import {
  cameraHeightFromLength,
  cameraHeightFromUpright,
  focalFromVanishingPoints,
  imageRay,
} from './vanishing-points.ts'

const views = cameras(40, 1, [15, 44]).map((camera) => {
  const { right, up, back } = axesOf(camera)
  const turned = (way: Vector3): Vector3 => [dot(way, right), dot(way, up), dot(way, back)]
  const rayOf = (x: number, y: number, z: number) => normalize(turned([x, y - camera.height, z]))
  return { focal: focalLengthOf(camera.fieldOfView, 750), height: camera.height, turned, rayOf }
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

test('the scale is found from what is known in the room', () => {
  for (const { height, turned, rayOf } of views) {
    const up = turned([0, 1, 0])
    const [foot, top, far] = [rayOf(0.4, 0, -3), rayOf(0.4, 2.03, -3), rayOf(-0.8, 0, -4)]
    const apart = Math.hypot(1, 1.2)
    expect(cameraHeightFromUpright(foot, top, 2.03, up)).toBeCloseTo(height, 6)
    expect(cameraHeightFromLength(foot, far, apart, up)).toBeCloseTo(height, 6)
  }
})

test('what is above the horizon and one point tell no scale, vanishing points on one side no lens', () => {
  const up: Vector3 = [0, 1, 0]
  const [sky, floor] = [imageRay({ x: 0, y: 100 }, 1000), imageRay({ x: 0, y: -300 }, 1000)]
  expect(cameraHeightFromUpright(sky, floor, 2, up)).toBeNull()
  expect(cameraHeightFromUpright(floor, floor, 2, up)).toBeNull()
  expect(cameraHeightFromLength(floor, floor, 1, up)).toBeNull()
  expect(focalFromVanishingPoints({ x: 300, y: 0 }, { x: 900, y: 0 })).toBeNull()
})
