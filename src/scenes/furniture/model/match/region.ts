import type { Gradient } from './gradient.ts'

/** Pixels of one edge, and the rectangle over them. */
export interface Region {
  pixels: number[]
  /** weighted middle, pixels */
  x: number
  y: number
  /** of the long axis, radians */
  angle: number
  /** ends along the axis, from the middle, pixels */
  from: number
  to: number
  length: number
  /** share of the rectangle that the pixels fill */
  density: number
}

const turn = 2 * Math.PI

/** How far two directions lie apart, 0 to π. */
function apart(a: number, b: number): number {
  const difference = Math.abs(a - b) % turn
  return difference > Math.PI ? turn - difference : difference
}

/**
 * Joins the pixels around a seed whose edges run as the region's do, and marks them as used.
 * @returns null where too few came together to lay a rectangle over them
 */
export function growRegion(
  { width, height, strength, angle }: Gradient,
  used: Uint8Array,
  seed: number,
  least: number,
  tolerance: number,
): Region | null {
  const pixels = [seed]
  used[seed] = 1
  let direction = angle[seed] ?? 0
  let sumCos = Math.cos(direction)
  let sumSin = Math.sin(direction)
  for (let next = 0; next < pixels.length; next += 1) {
    const pixel = pixels[next] ?? 0
    const x = pixel % width
    const y = (pixel - x) / width
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
        const at = row * width + column
        if (used[at] || (strength[at] ?? 0) < least) continue
        const own = angle[at] ?? 0
        if (apart(own, direction) > tolerance) continue
        used[at] = 1
        pixels.push(at)
        sumCos += Math.cos(own)
        sumSin += Math.sin(own)
        direction = Math.atan2(sumSin, sumCos)
      }
    }
  }
  return pixels.length < 8 ? null : rectangleOver(pixels, width, strength, direction)
}

/** The rectangle along the axis of least inertia, turned to run as the edge does. */
function rectangleOver(
  pixels: number[],
  width: number,
  strength: Float32Array,
  direction: number,
): Region {
  let weight = 0
  let x = 0
  let y = 0
  for (const pixel of pixels) {
    const own = strength[pixel] ?? 0
    weight += own
    x += own * (pixel % width)
    y += own * Math.floor(pixel / width)
  }
  x /= weight
  y /= weight
  let xx = 0
  let yy = 0
  let xy = 0
  for (const pixel of pixels) {
    const own = strength[pixel] ?? 0
    const dx = (pixel % width) - x
    const dy = Math.floor(pixel / width) - y
    xx += own * dx * dx
    yy += own * dy * dy
    xy += own * dx * dy
  }
  let angle = 0.5 * Math.atan2(2 * xy, xx - yy)
  if (apart(angle, direction) > Math.PI / 2) angle += Math.PI
  const [along, up] = [Math.cos(angle), Math.sin(angle)]
  let [from, to, left, right] = [0, 0, 0, 0]
  for (const pixel of pixels) {
    const dx = (pixel % width) - x
    const dy = Math.floor(pixel / width) - y
    const ahead = dx * along + dy * up
    const aside = dy * along - dx * up
    from = Math.min(from, ahead)
    to = Math.max(to, ahead)
    left = Math.min(left, aside)
    right = Math.max(right, aside)
  }
  const length = to - from
  const density = pixels.length / ((length + 1) * Math.max(1, right - left))
  return { pixels, x, y, angle, from, to, length, density }
}
