import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import type { GrayImage } from '../match/gray-image.ts'
import type { FloorOutline } from '../walls/outline.ts'
import { glossOf } from './gloss.ts'
import { camera, raysOf } from './testing/samples.ts'
import { blurOf, noiseOf, textureOf } from './texture.ts'

const side = 96

/** A normal distribution. Source: Box & Muller 1958 */
const gaussian = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

const picture = (levelAt: (x: number, y: number) => number): GrayImage => ({
  ...{ width: side, height: side },
  data: Float32Array.from({ length: side * side }, (_, at) =>
    levelAt((at % side) - side / 2, Math.floor(at / side) - side / 2),
  ),
})

/** Pictures of an edge that is blurred, at several angles, with noise upon it. */
const patches = (blur: number, noise: number) =>
  [0.1, 0.5, 1.1, 1.5].map((angle, at) => {
    const random = createRandom(at + 1)
    const step = (far: number) => 1 / (1 + Math.exp((-1.702 * far) / Math.max(0.01, blur)))
    return picture((x, y) => {
      const far = x * Math.cos(angle) + y * Math.sin(angle)
      return 60 + 130 * step(far) + noise * gaussian(random)
    })
  })

test.each([0.5, 2, 8])('noise of %f levels is told within a fifth', (noise) => {
  const share = noiseOf(patches(1, noise)) / noise
  expect(Math.abs(share - 1)).toBeLessThan(0.2)
})

test.each([0.7, 1.5, 3.8])('blur of %f pixels is told within a fifth', (blur) => {
  expect(Math.abs(blurOf(patches(blur, 0)) / blur - 1)).toBeLessThan(0.2)
})

test('a sharp picture without noise has nearly none of either, and what is burnt out tells nothing', () => {
  expect(noiseOf(patches(1.5, 0))).toBeLessThan(0.2)
  expect(blurOf(patches(0.2, 0))).toBeLessThan(0.5)
  expect(textureOf([picture(() => 255)])).toEqual({ noise: 0, blur: 0 })
  expect(textureOf([])).toEqual({ noise: 0, blur: 0 })
})

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

/** A wall with two windows, and a floor. @param gloss  how much of the wall the floor shows */
function photoOf(gloss: number) {
  const data = new Uint8ClampedArray(size.width * size.height * 4)
  const colourOf = ([x, y, z]: Vector3): number[] => {
    const far = back / -z
    const [across, up] = [x * far, 1.5 + y * far]
    if (up >= 0) return shownAt(across, up)
    // What the wall shows as far above the floor as the ray would end below it.
    const above = shownAt(across, -up)
    return floor.map((part, at) => part * (1 - gloss) + (above[at] ?? 0) * gloss)
  }
  const rayTo = raysOf(camera, size)
  for (let at = 0; at < size.width * size.height; at += 1) {
    const [x, y] = [at % size.width, Math.floor(at / size.width)]
    data.set(colourOf(rayTo(x + 0.5, y + 0.5)), at * 4)
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
  expect(glossOf(photoOf(0.6), camera, { ...outline, walls: [] })).toBe(0)
})
