import { createRandom } from '../../../src/math/random.ts'
import type { PhotoSize } from '../../../src/room-photo/model/camera.ts'
import type { Development } from '../describe/room.ts'
import { blur, blurAlong, type Plane } from './blur.ts'

/**
 * What a camera makes of light: blur, corners, exposure, white balance, noise, tones, sharpening.
 * @param light  linear, three numbers a pixel
 * @returns sRGB, three bytes a pixel
 */
export function develop(
  light: Float32Array,
  size: PhotoSize,
  development: Development,
  seed: number,
): Uint8Array {
  const count = size.width * size.height
  let planes = split(light, count)
  planes = planes.map((plane, part) =>
    aberrate(plane, size, (part - 1) * development.chromaticAberration),
  )
  const { defocus, motion } = development
  // The lens glares a little round bright windows.
  const glare = planes.map((plane) => blur(plane, size, 14))
  planes = planes.map((plane, part) =>
    plane.map((value, at) => value * 0.965 + 0.035 * (glare[part]?.[at] ?? 0)),
  )
  if (defocus > 0.2) planes = planes.map((plane) => blur(plane, size, defocus))
  if (motion.length > 0) planes = planes.map((plane) => blurAlong(plane, size, motion))
  expose(planes, size, development)
  addNoise(planes, size, development, createRandom(seed))
  mapTones(planes, size, development)
  return finish(planes, size, development)
}

const split = (light: Float32Array, count: number): Plane[] =>
  [0, 1, 2].map((part) =>
    Float32Array.from({ length: count }, (_, at) => light[at * 3 + part] ?? 0),
  )

/** Stretches a color from the middle by so many pixels at the corner. */
function aberrate(plane: Plane, { width, height }: PhotoSize, pixels: number): Plane {
  if (Math.abs(pixels) < 0.05) return plane
  const by = 1 + pixels / Math.hypot(width / 2, height / 2)
  const out = new Float32Array(plane.length)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const x = Math.min(width - 2, Math.max(0, (column - width / 2) * by + width / 2))
      const y = Math.min(height - 2, Math.max(0, (row - height / 2) * by + height / 2))
      const [left, top] = [Math.floor(x), Math.floor(y)]
      const [fx, fy, at] = [x - left, y - top, top * width + left]
      const value = (offset: number) => plane[at + offset] ?? 0
      out[row * width + column] =
        (value(0) * (1 - fx) + value(1) * fx) * (1 - fy) +
        (value(width) * (1 - fx) + value(width + 1) * fx) * fy
    }
  }
  return out
}

const lumaOf = (planes: readonly Plane[], at: number) =>
  0.2126 * (planes[0]?.[at] ?? 0) +
  0.7152 * (planes[1]?.[at] ?? 0) +
  0.0722 * (planes[2]?.[at] ?? 0)

/** Meters the room, takes out part of the light's color, darkens the corners. In place. */
function expose(planes: Plane[], { width, height }: PhotoSize, development: Development) {
  const count = width * height
  const lumas = Float32Array.from({ length: count }, (_, at) => lumaOf(planes, at)).sort()
  // Windows and lamps do not count, nor what is black.
  const [low, high] = [lumas[Math.floor(count * 0.05)] ?? 0, lumas[Math.floor(count * 0.85)] ?? 1]
  let [sum, counted] = [0, 0]
  const means = [0, 0, 0]
  for (let at = 0; at < count; at += 1) {
    const luma = lumaOf(planes, at)
    if (luma < low || luma > high || luma <= 0) continue
    sum += Math.log(luma)
    counted += 1
    planes.forEach((plane, part) => {
      means[part] = (means[part] ?? 0) + (plane[at] ?? 0)
    })
  }
  const gain = (0.33 / Math.exp(sum / Math.max(1, counted))) * 2 ** development.exposure
  const green = means[1] ?? 1
  planes.forEach((plane, part) => {
    const cast = part === 0 ? development.cast[0] : part === 2 ? development.cast[1] : 1
    const balance = (green / Math.max(1e-9, means[part] ?? 1)) ** development.whiteBalance
    for (let at = 0; at < count; at += 1) {
      const x = ((at % width) / width - 0.5) * 2
      const y = (Math.floor(at / width) / height - 0.5) * 2
      const corner = 1 - (development.vignetting * (x * x + y * y)) / 2
      plane[at] = (plane[at] ?? 0) * gain * balance * cast * corner
    }
  })
}

/** Shot noise grows with the root of the light; colors are noisier and coarser, as phones leave it. In place. */
function addNoise(planes: Plane[], size: PhotoSize, { noise }: Development, random: () => number) {
  const count = size.width * size.height
  const normal = () => random() + random() + random() + random() - 2
  const grain = (coarse: number) => {
    const plane = Float32Array.from({ length: count }, normal)
    if (coarse <= 1) return plane
    const soft = blur(plane, size, coarse * 0.6)
    return soft.map((value) => value * coarse * 1.6)
  }
  const shared = grain(noise.size)
  const own = planes.map(() => grain(noise.size * 1.6))
  planes.forEach((plane, part) => {
    for (let at = 0; at < count; at += 1) {
      const value = Math.max(0, plane[at] ?? 0)
      const amount = Math.sqrt(0.15 * value + 0.01) * 3
      plane[at] =
        value + amount * (noise.luma * (shared[at] ?? 0) + noise.chroma * (own[part]?.[at] ?? 0))
    }
  })
}

/** Lifts dark parts by a wide blur's brightness, as phones do, then a shoulder for highlights. In place. */
function mapTones(
  planes: Plane[],
  size: PhotoSize,
  { toneMapping, contrast, saturation }: Development,
) {
  const count = size.width * size.height
  const logs = Float32Array.from({ length: count }, (_, at) =>
    Math.log(Math.min(8, Math.max(0.004, lumaOf(planes, at)))),
  )
  const wide = blur(logs, size, Math.max(size.width, size.height) / 14)
  for (let at = 0; at < count; at += 1) {
    const lift = Math.exp(toneMapping * (Math.log(0.3) - (wide[at] ?? 0)) * 0.8)
    const luma = Math.max(1e-4, lumaOf(planes, at) * lift)
    // A shoulder: half of white stays, ten times white is white.
    const shown = luma < 0.5 ? luma : 0.5 + 0.5 * (1 - Math.exp(-(luma - 0.5) / 0.5))
    const bright = Math.min(1, shown)
    const curved = bright ** 0.4545
    const steep = 0.5 + (curved - 0.5) * contrast
    const s = Math.max(0, Math.min(1, steep)) ** 2.2
    for (const plane of planes) {
      const ratio = ((plane[at] ?? 0) * lift) / luma
      const tinted = 1 + (ratio - 1) * saturation
      // Blown light is white whatever its color.
      const white = Math.max(0, Math.min(1, (luma - 0.7) / 2.5))
      plane[at] = s * (tinted + (1 - tinted) * white)
    }
  }
}

const toSrgb = (linear: number) =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055

/** Encodes and sharpens. */
function finish(
  planes: readonly Plane[],
  size: PhotoSize,
  { sharpening }: Development,
): Uint8Array {
  const encoded = planes.map((plane) =>
    plane.map((value) => toSrgb(Math.max(0, Math.min(1, value)))),
  )
  const bytes = new Uint8Array(size.width * size.height * 3)
  encoded.forEach((plane, part) => {
    const soft = sharpening.amount > 0 ? blur(plane, size, sharpening.radius) : plane
    plane.forEach((value, at) => {
      const sharp = value + sharpening.amount * (value - (soft[at] ?? value))
      bytes[at * 3 + part] = Math.max(0, Math.min(255, Math.round(sharp * 255)))
    })
  })
  return bytes
}
