import type { PhotoSize } from '../../../src/room-photo/model/camera.ts'

/** One number a pixel, top row first. */
export type Plane = Float32Array

/** Blurs like a Gaussian. @param radius  its standard deviation, pixels; small ones exactly, wide ones by three boxes */
export function blur(plane: Plane, size: PhotoSize, radius: number): Plane {
  if (radius < 0.1) return plane
  if (radius < 3) {
    const kernel = gaussian(radius)
    return across(across(plane, size, kernel, true), size, kernel, false)
  }
  const reach = Math.max(1, Math.round((Math.sqrt(4 * radius * radius + 1) - 1) / 2))
  let out = plane
  for (let pass = 0; pass < 3; pass += 1) out = box(box(out, size, reach, true), size, reach, false)
  return out
}

function gaussian(radius: number): number[] {
  const reach = Math.ceil(radius * 2.5)
  const raw = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * radius ** 2)),
  )
  const sum = raw.reduce((total, one) => total + one, 0)
  return raw.map((one) => one / sum)
}

function across(
  plane: Plane,
  { width, height }: PhotoSize,
  kernel: readonly number[],
  isRow: boolean,
): Plane {
  const out = new Float32Array(plane.length)
  const reach = (kernel.length - 1) / 2
  const last = (isRow ? width : height) - 1
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      let sum = 0
      for (let at = 0; at < kernel.length; at += 1) {
        const place = Math.min(last, Math.max(0, (isRow ? column : row) + at - reach))
        sum +=
          (kernel[at] ?? 0) * (plane[isRow ? row * width + place : place * width + column] ?? 0)
      }
      out[row * width + column] = sum
    }
  }
  return out
}

/** The mean of so many pixels to each side, with a running sum. */
function box(plane: Plane, { width, height }: PhotoSize, reach: number, isRow: boolean): Plane {
  const out = new Float32Array(plane.length)
  const [lines, length] = isRow ? [height, width] : [width, height]
  const step = isRow ? 1 : width
  for (let line = 0; line < lines; line += 1) {
    const start = isRow ? line * width : line
    const value = (at: number) => plane[start + Math.min(length - 1, Math.max(0, at)) * step] ?? 0
    let sum = 0
    for (let at = -reach; at <= reach; at += 1) sum += value(at)
    for (let at = 0; at < length; at += 1) {
      out[start + at * step] = sum / (2 * reach + 1)
      sum += value(at + reach + 1) - value(at - reach)
    }
  }
  return out
}

/** Blurs along a line, as a moved camera does. */
export function blurAlong(
  plane: Plane,
  { width, height }: PhotoSize,
  { length, angle }: { length: number; angle: number },
): Plane {
  const steps = Math.max(2, Math.ceil(length) + 1)
  const out = new Float32Array(plane.length)
  for (let step = 0; step < steps; step += 1) {
    const far = (step / (steps - 1) - 0.5) * length
    const [dx, dy] = [Math.round(far * Math.cos(angle)), Math.round(far * Math.sin(angle))]
    for (let row = 0; row < height; row += 1) {
      const y = Math.min(height - 1, Math.max(0, row + dy))
      for (let column = 0; column < width; column += 1) {
        const x = Math.min(width - 1, Math.max(0, column + dx))
        out[row * width + column] =
          (out[row * width + column] ?? 0) + (plane[y * width + x] ?? 0) / steps
      }
    }
  }
  return out
}
