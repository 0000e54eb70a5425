import { expect, test } from 'vitest'
import { coversSphere, homeOf, isSweep, placementOf, projectionOf } from './placement.ts'

const pano = { width: 4096, height: 2048 }
const photo = { width: 4000, height: 3000 }

test('metadata decides first, then the shape', () => {
  expect(projectionOf(pano)).toBe('sphere')
  expect(projectionOf({ width: 4096, height: 2040 })).toBe('sphere')
  expect(projectionOf(photo)).toBe('flat')
  expect(projectionOf(photo, { projection: 'equirectangular' })).toBe('sphere')
  expect(projectionOf(pano, { projection: 'cylindrical' })).toBe('flat')
  expect(projectionOf(pano, { projection: 'equirectangular', usePanoramaViewer: false })).toBe(
    'flat',
  )
})

test('a whole panorama covers the sphere', () => {
  expect(placementOf(pano)).toEqual({ left: -180, top: 90, width: 360, height: 180 })
  expect(placementOf({ width: 4096, height: 2040 }).height).toBe(180)
  expect(coversSphere(placementOf(pano))).toBe(true)
  expect(coversSphere(placementOf({ width: 4096, height: 1024 }))).toBe(false)
})

test('a crop lies where its metadata says', () => {
  const gpano = {
    full: { width: 8000, height: 4000 },
    cropped: { left: 2000, top: 1000, width: 2000, height: 1500 },
  }
  const placement = placementOf({ width: 2000, height: 1500 }, gpano)
  expect(placement).toEqual({ left: -90, top: 45, width: 90, height: 67.5 })
  expect(homeOf(placement, gpano)).toEqual({ yaw: -45, pitch: 0 })
})

test('a crop that sticks out of its panorama is not believed', () => {
  const gpano = {
    full: { width: 1000, height: 500 },
    cropped: { left: 900, top: 0, width: 600, height: 500 },
  }
  expect(placementOf(pano, gpano).width).toBe(360)
})

test('a picture without metadata goes all around, as high as its shape', () => {
  expect(placementOf({ width: 6000, height: 1000 })).toEqual({
    left: -180,
    top: 30,
    width: 360,
    height: 60,
  })
  expect(placementOf(photo).height).toBe(180)
})

test('the first look is the initial heading, seen from the picture’s own', () => {
  const whole = placementOf(pano)
  expect(homeOf(whole)).toEqual({ yaw: 0, pitch: 0 })
  expect(homeOf(whole, { initialHeading: 10, poseHeading: 350, initialPitch: -5 })).toEqual({
    yaw: 20,
    pitch: -5,
  })
  expect(homeOf({ left: -180, top: 90, width: 360, height: 60 }).pitch).toBe(60)
})

test('a sweep without metadata is flat, and told apart; by hand it is a band all around', () => {
  const sweep = { width: 8000, height: 2000 }
  expect(projectionOf(sweep)).toBe('flat')
  expect(isSweep(sweep)).toBe(true)
  expect(isSweep({ width: 4096, height: 2048 })).toBe(false)
  expect(placementOf(sweep)).toEqual({ left: -180, top: 45, width: 360, height: 90 })
})

test('a panorama that is to be shown flat is flat', () => {
  const gpano = { projection: 'equirectangular', usePanoramaViewer: false }
  expect(projectionOf({ width: 4096, height: 2048 }, gpano)).toBe('flat')
})
