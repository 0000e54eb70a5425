import { expect, test } from 'vitest'
import { noBounds, noPose, type Spherical } from '../../../files/spherical/spherical.ts'
import { placementOf, projectionOf } from './placement.ts'
import { eyeSize, gpanoOfVideo } from './spherical-video.ts'

const size = { width: 1920, height: 1080 }
const sphere: Spherical = {
  projection: 'equirectangular',
  stereo: 'mono',
  bounds: noBounds,
  pose: noPose,
}

test('a sphere of any shape goes all around', () => {
  const gpano = gpanoOfVideo(sphere, size)
  expect(projectionOf(size, gpano)).toBe('sphere')
  expect(placementOf(size, gpano)).toEqual({ left: -180, top: 90, width: 360, height: 180 })
})

test('VR180 is the half in front', () => {
  const bounds = { ...noBounds, left: 0.25, right: 0.25 }
  const gpano = gpanoOfVideo({ ...sphere, bounds }, size)
  expect(placementOf(size, gpano)).toEqual({ left: -90, top: 90, width: 180, height: 180 })
})

test('cubes, meshes and what says that it is flat are flat, even at 2:1', () => {
  for (const projection of ['cubemap', 'mesh', 'rectangular'] as const) {
    const gpano = gpanoOfVideo({ ...sphere, projection }, { width: 200, height: 100 })
    expect(projectionOf({ width: 200, height: 100 }, gpano)).toBe('flat')
  }
})

test('a pose to the left is a heading to the west', () => {
  const gpano = gpanoOfVideo({ ...sphere, pose: { ...noPose, yaw: 90 } }, size)
  expect(gpano.poseHeading).toBe(-90)
})

test.each([
  ['mono', 1920, 1080],
  ['top-bottom', 1920, 540],
  ['left-right', 960, 1080],
  ['right-left', 960, 1080],
] as const)('an eye of %s sees %s by %s', (stereo, width, height) => {
  expect(eyeSize(size, stereo)).toEqual({ width, height })
})
