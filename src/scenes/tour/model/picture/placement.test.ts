import { expect, test } from 'vitest'
import { noBounds, type VideoProjectionMetadata } from '../../../../files/spherical/spherical.ts'
import { gpanoOfVideo } from './gpano.ts'
import { initialDirectionOf, placementOf, projectionOf } from './placement.ts'

const pano = { width: 4096, height: 2048 }
const photo = { width: 4000, height: 3000 }
const sweep = { width: 8000, height: 2000 }

test('metadata decides first, then the shape; a sweep is flat, and by hand a band all around', () => {
  expect(projectionOf(pano)).toBe('sphere')
  expect(projectionOf({ width: 4096, height: 2040 })).toBe('sphere')
  expect(projectionOf(photo)).toBe('flat')
  expect(projectionOf(photo, { projection: 'equirectangular' })).toBe('sphere')
  expect(projectionOf(pano, { projection: 'cylindrical' })).toBe('flat')
  const toBeFlat = { projection: 'equirectangular', usePanoramaViewer: false }
  expect(projectionOf(pano, toBeFlat)).toBe('flat')
  expect(projectionOf(sweep)).toBe('flat')
  expect(placementOf(sweep)).toEqual({ left: -180, top: 45, width: 360, height: 90 })
})

test('a whole panorama covers the sphere; its initial direction is the initial heading less the pose’s', () => {
  expect(placementOf(pano)).toEqual({ left: -180, top: 90, width: 360, height: 180 })
  expect(placementOf({ width: 4096, height: 2040 }).height).toBe(180)
  const whole = placementOf(pano)
  expect(initialDirectionOf(whole)).toEqual({ yaw: 0, pitch: 0 })
  const told = { initialHeading: 10, poseHeading: 350, initialPitch: -5 }
  expect(initialDirectionOf(whole, told)).toEqual({ yaw: 20, pitch: -5 })
  expect(initialDirectionOf({ left: -180, top: 90, width: 360, height: 60 }).pitch).toBe(60)
})

test('a crop lies where its metadata says, unless it sticks out of its panorama', () => {
  const full = { width: 8000, height: 4000 }
  const gpano = { full, cropped: { left: 2000, top: 1000, width: 2000, height: 1500 } }
  const placement = placementOf({ width: 2000, height: 1500 }, gpano)
  expect(placement).toEqual({ left: -90, top: 45, width: 90, height: 67.5 })
  expect(initialDirectionOf(placement, gpano)).toEqual({ yaw: -45, pitch: 0 })
  const out = { full, cropped: { left: 7000, top: 0, width: 1002, height: 4000 } }
  expect(placementOf(pano, out).width).toBe(360)
})

const film = { width: 1920, height: 1080 }
const sphere: VideoProjectionMetadata = {
  projection: 'equirectangular',
  bounds: noBounds,
  yaw: 0,
}

test('a video that is a sphere goes all around whatever its shape, VR180 is the half in front', () => {
  const gpano = gpanoOfVideo(sphere, film)
  expect(projectionOf(film, gpano)).toBe('sphere')
  expect(placementOf(film, gpano)).toEqual({ left: -180, top: 90, width: 360, height: 180 })
  const half = gpanoOfVideo({ ...sphere, bounds: { ...noBounds, left: 0.25, right: 0.25 } }, film)
  expect(placementOf(film, half)).toEqual({ left: -90, top: 90, width: 180, height: 180 })
  const band = gpanoOfVideo({ ...sphere, bounds: { ...noBounds, top: 0.25, bottom: 0.5 } }, film)
  expect(placementOf(film, band)).toEqual({ left: -180, top: 45, width: 360, height: 45 })
})

test('cubes, meshes and what says so are flat, even at 2:1; a pose to the left is a heading to the west', () => {
  for (const projection of ['cubemap', 'mesh', 'rectangular'] as const)
    expect(projectionOf(pano, gpanoOfVideo({ ...sphere, projection }, pano))).toBe('flat')
  const gpano = gpanoOfVideo({ ...sphere, yaw: 90 }, film)
  expect(gpano.poseHeading).toBe(-90)
})
