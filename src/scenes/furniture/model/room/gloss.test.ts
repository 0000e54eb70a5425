import { expect, test } from 'vitest'
import { radians } from '../../../../math/angle.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import type { FloorOutline } from '../walls/outline.ts'
import { type RoomCamera, rayAt } from './camera.ts'
import { glossOf } from './gloss.ts'

const size = { width: 400, height: 300 }
const camera: RoomCamera = {
  fieldOfView: radians(60),
  tilt: radians(-8),
  roll: 0,
  yaw: 0,
  height: 1.5,
}
const back = 4
const outline: FloorOutline = {
  walls: [{ side: 'back', distance: back, confidence: 'good' }],
  ceiling: null,
  openings: [],
  confidence: 'good',
}

type Colour = readonly [number, number, number]

const windows: Colour = [215, 228, 250]
const wall: Colour = [170, 165, 155]
const floor: Colour = [110, 80, 60]

const isWindow = (x: number, up: number) =>
  up > 0.4 && up < 2.3 && Math.abs(Math.abs(x) - 0.9) < 0.35

const mixed = (a: Colour, b: Colour, share: number): number[] =>
  a.map((part, at) => part * (1 - share) + (b[at] ?? 0) * share)

/**
 * A wall with two windows, and a floor.
 * @param gloss  how much of the wall the floor shows
 * @param pool  how far a pool of sunlight lies beside each window, metres; none unless told
 */
function photoOf(gloss: number, pool?: number) {
  const data = new Uint8ClampedArray(size.width * size.height * 4)
  const colourOf = ([x, y, z]: Vector3): readonly number[] => {
    const far = back / -z
    const [across, up] = [x * far, 1.5 + y * far]
    if (up >= 0) return isWindow(across, up) ? windows : wall
    // What the wall shows as far above the floor as the ray would end below it.
    const own = mixed(floor, isWindow(across, -up) ? windows : wall, gloss)
    const lit = pool !== undefined && isWindow(across - pool, -up)
    return lit ? own.map((part) => part + 60) : own
  }
  for (let at = 0; at < size.width * size.height; at += 1) {
    const [x, y] = [at % size.width, Math.floor(at / size.width)]
    const ray = rayAt(camera, size, { x: x + 0.5, y: y + 0.5 })
    colourOf(ray).forEach((part, which) => {
      data[at * 4 + which] = part
    })
  }
  return { data, ...size }
}

test('a floor that mirrors its windows is told from a dull one, and by how much', () => {
  const [dull = 0, half = 0, much = 0] = [0, 0.3, 0.6].map((gloss) =>
    glossOf(photoOf(gloss), camera, outline),
  )
  expect(dull).toBe(0)
  expect(half).toBeGreaterThan(0.1)
  expect(much).toBeGreaterThan(half + 0.1)
})

test('pools of sunlight beside the windows are no reflection', () => {
  expect(glossOf(photoOf(0, 0.8), camera, outline)).toBe(0)
})

test('where no wall was found, nothing is known', () => {
  expect(glossOf(photoOf(0.6), camera, { ...outline, walls: [] })).toBe(0)
})
