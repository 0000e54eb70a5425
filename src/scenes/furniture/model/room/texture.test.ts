import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import type { GrayImage } from '../match/gray-image.ts'
import { blurOf, noiseOf, textureOf } from './texture.ts'

const side = 96

/** A normal distribution. Source: Box & Muller 1958 */
function gaussian(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** A picture of an edge that is blurred, at an angle, with noise upon it. */
function edge(blur: number, noise: number, angle: number, seed: number): GrayImage {
  const random = createRandom(seed)
  const data = new Float32Array(side * side)
  const step = (far: number) => 1 / (1 + Math.exp((-1.702 * far) / Math.max(0.01, blur)))
  for (let at = 0; at < data.length; at += 1) {
    const [x, y] = [(at % side) - side / 2, Math.floor(at / side) - side / 2]
    const far = x * Math.cos(angle) + y * Math.sin(angle)
    data[at] = 60 + 130 * step(far) + noise * gaussian(random)
  }
  return { width: side, height: side, data }
}

const patches = (blur: number, noise: number) =>
  [0.1, 0.5, 1.1, 1.5].map((angle, at) => edge(blur, noise, angle, at + 1))

describe('noise', () => {
  test.each([0.5, 1, 2, 4, 8])('of %f levels is told within a fifth', (noise) => {
    expect(noiseOf(patches(1, noise)) / noise).toBeGreaterThan(0.8)
    expect(noiseOf(patches(1, noise)) / noise).toBeLessThan(1.2)
  })

  test('of a picture without any is nearly none, and what is burnt out tells nothing', () => {
    expect(noiseOf(patches(1.5, 0))).toBeLessThan(0.2)
    const white = { width: side, height: side, data: new Float32Array(side * side).fill(255) }
    expect(textureOf([white])).toEqual({ noise: 0, blur: 0 })
    expect(textureOf([])).toEqual({ noise: 0, blur: 0 })
  })
})

describe('blur', () => {
  test.each([0.7, 1, 1.5, 2.2, 3, 3.8])('of %f pixels is told within a fifth', (blur) => {
    expect(Math.abs(blurOf(patches(blur, 0)) / blur - 1)).toBeLessThan(0.2)
  })

  // Noise looks sharp: too little is told, so that furniture is never softer than its photo.
  test.each([
    [1, 1.5],
    [3, 1],
  ])('of a soft photo is seen beneath noise of %i levels', (noise, least) => {
    const { blur } = textureOf(patches(3, noise))
    expect(blur).toBeGreaterThan(least)
    expect(blur).toBeLessThanOrEqual(4)
  })

  test('of a wall with nothing but noise is none', () => {
    for (const noise of [1, 4, 8]) {
      const random = createRandom(noise)
      const data = Float32Array.from({ length: side * side }, () => 128 + noise * gaussian(random))
      expect(textureOf([{ width: side, height: side, data }]).blur).toBeLessThan(0.5)
    }
  })

  test('of sharp edges is little, and a pattern does not make it more than furniture bears', () => {
    expect(blurOf(patches(0.2, 0))).toBeLessThan(0.5)
    const random = createRandom(4)
    const data = Float32Array.from({ length: side * side }, () => 255 * random())
    const { noise, blur } = textureOf([{ width: side, height: side, data }])
    expect(noise).toBe(10)
    expect(blur).toBeLessThanOrEqual(4)
  })
})
