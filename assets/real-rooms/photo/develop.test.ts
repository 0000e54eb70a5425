import { describe, expect, it } from 'vitest'
import type { Development } from '../describe/room.ts'
import { bend } from './bend.ts'
import { blur } from './blur.ts'
import { develop } from './develop.ts'

const size = { width: 64, height: 48 }
const plain: Development = {
  ...{ exposure: 0, whiteBalance: 1, cast: [1, 1], toneMapping: 0, contrast: 1, saturation: 1 },
  ...{
    vignetting: 0,
    noise: { luma: 0, chroma: 0, size: 1 },
    defocus: 0,
    motion: { length: 0, angle: 0 },
  },
  ...{ sharpening: { amount: 0, radius: 1 }, chromaticAberration: 0, jpegQuality: 80 },
}
const light = Float32Array.from({ length: 64 * 48 * 3 }, (_, at) => 0.2 + 0.1 * Math.sin(at / 90))
const mean = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum + byte, 0) / bytes.length

describe('develop', () => {
  it('exposes dim and bright rooms alike', () => {
    const [dim, bright] = [0.05, 20].map((by) =>
      mean(
        develop(
          light.map((value) => value * by),
          size,
          plain,
          1,
        ),
      ),
    )
    expect(dim).toBeGreaterThan(100)
    expect(Math.abs((dim ?? 0) - (bright ?? 0))).toBeLessThan(2)
  })

  it('takes out the color of the light', () => {
    const warm = light.map((value, at) => value * ([1.4, 1, 0.5][at % 3] ?? 1))
    const [r = 0, , b = 0] = develop(warm, size, plain, 1)
    expect(Math.abs(r - b)).toBeLessThan(4)
  })

  it('adds the same noise for the same seed', () => {
    const noisy = { ...plain, noise: { luma: 0.02, chroma: 0.02, size: 1 } }
    expect(develop(light, size, noisy, 7)).toEqual(develop(light, size, noisy, 7))
    expect(develop(light, size, noisy, 7)).not.toEqual(develop(light, size, noisy, 8))
  })
})

describe.each([0.8, 2, 9])('a blur of %d pixels', (radius) => {
  it('keeps the sum and spreads as far as it says', () => {
    const plane = new Float32Array(101 * 101)
    plane[50 * 101 + 50] = 1
    const soft = blur(plane, { width: 101, height: 101 }, radius)
    let [sum, spread] = [0, 0]
    soft.forEach((value, at) => {
      sum += value
      spread += value * ((at % 101) - 50) ** 2
    })
    expect(sum).toBeCloseTo(1, 3)
    expect(Math.sqrt(spread)).toBeGreaterThan(radius * 0.85)
    expect(Math.sqrt(spread)).toBeLessThan(radius * 1.1)
  })
})

it('a lens without distortion leaves the middle of the picture as it is', () => {
  const labels = Uint8Array.from({ length: 64 * 48 }, (_, at) => at % 7)
  const lens = { focalLength: 50, principalPoint: { x: 32, y: 24 }, k1: 0 }
  const bent = bend({ ...size, light, labels }, lens, size)
  expect(bent.labels).toEqual(labels)
  expect(bent.light[1000]).toBeCloseTo(light[1000] ?? 0, 6)
})
