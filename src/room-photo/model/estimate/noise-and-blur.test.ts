import { expect, test } from 'vitest'
import { createRandom } from '../../../math/random.ts'
import type { GrayImage } from './gray-image.ts'
import { blurOf, estimateNoiseAndBlur, noiseOf } from './noise-and-blur.ts'

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
  expect(estimateNoiseAndBlur([picture(() => 255)])).toEqual({ noise: 0, blur: 0 })
  expect(estimateNoiseAndBlur([])).toEqual({ noise: 0, blur: 0 })
})
