import { expect, test } from 'vitest'
import type { Vector3 } from '../../../../math/vector.ts'
import type { FloorOutline } from '../walls/outline.ts'
import { rayAt } from './camera.ts'
import { glossOf } from './gloss.ts'
import { camera } from './testing/samples.ts'

const size = { width: 400, height: 300 }
const back = 4
const outline: FloorOutline = {
  walls: [{ side: 'back', distance: back, confidence: 'good' }],
  ...{ ceiling: null, confidence: 'good' },
}
const [window, wall, floor] = [
  [215, 228, 250],
  [170, 165, 155],
  [110, 80, 60],
]
const shownAt = (x: number, up: number) =>
  up > 0.4 && up < 2.3 && Math.abs(Math.abs(x) - 0.9) < 0.35 ? window : wall

/**
 * A wall with two windows, and a floor.
 * @param gloss  how much of the wall the floor shows
 * @param pool  how far a pool of sunlight lies beside each window, metres; none unless told
 */
function photoOf(gloss: number, pool?: number) {
  const data = new Uint8ClampedArray(size.width * size.height * 4)
  const colourOf = ([x, y, z]: Vector3): number[] => {
    const far = back / -z
    const [across, up] = [x * far, 1.5 + y * far]
    if (up >= 0) return shownAt(across, up)
    // What the wall shows as far above the floor as the ray would end below it.
    const lit = pool !== undefined && shownAt(across - pool, -up) === window ? 60 : 0
    const above = shownAt(across, -up)
    return floor.map((part, at) => part * (1 - gloss) + (above[at] ?? 0) * gloss + lit)
  }
  for (let at = 0; at < size.width * size.height; at += 1) {
    const [x, y] = [at % size.width, Math.floor(at / size.width)]
    data.set(colourOf(rayAt(camera, size, { x: x + 0.5, y: y + 0.5 })), at * 4)
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

test('pools of sunlight beside the windows are no reflection, and without a wall nothing is known', () => {
  expect(glossOf(photoOf(0, 0.8), camera, outline)).toBe(0)
  expect(glossOf(photoOf(0.6), camera, { ...outline, walls: [] })).toBe(0)
})
