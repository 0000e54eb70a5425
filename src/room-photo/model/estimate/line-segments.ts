import { toImagePoint } from '../camera.ts'
import type { GrayImage } from './gray-image.ts'
import { type LineSegment, lineBetween } from './vanishing-points.ts'

/** The published values except for the length: noise of two gray levels, and an angle tolerance of 22.5°. */
const config = {
  /** least gradient of a pixel that can start or extend an edge */
  strength: 2 / Math.sin(Math.PI / 8),
  /** angle tolerance within one edge, radians */
  tolerance: Math.PI / 8,
  /** least share of the rectangle that its pixels fill */
  density: 0.7,
  /** least length, pixels */
  length: 14,
  /** as weak as the edge between two white walls, gray levels a pixel */
  gentle: 2.6,
}

/**
 * Detects straight edges: neighboring pixels of similar gradient direction are grown to regions, the strongest first,
 * and a thin rectangle is fitted to each. A bent region is tried once more with half the tolerance.
 * @returns the edges in no order
 * Source: von Gioi et al. 2012 (see `gradient.ts`), without its count of false alarms: the length does that here
 */
export function findSegments(gradient: Gradient, strength = config.strength): LineSegment[] {
  const { tolerance, density, length } = config
  const used = new Uint8Array(gradient.strength.length)
  const found: LineSegment[] = []
  for (const seed of strongestFirst(gradient, strength)) {
    if (used[seed]) continue
    let region = growRegion(gradient, used, seed, strength, tolerance)
    if (region && region.density < density) {
      for (const pixel of region.pixels) used[pixel] = 0
      region = growRegion(gradient, used, seed, strength, tolerance / 2)
    }
    if (region && region.length >= length && region.density >= density) {
      found.push(segmentOf(region, gradient))
    }
  }
  return found
}

/**
 * The rectangle's middle line; a gradient belongs to the corner half a pixel to the right of and below its pixel's
 * middle.
 */
function segmentOf({ x, y, angle, from, to }: Region, size: Gradient): LineSegment {
  const [along, up] = [Math.cos(angle), Math.sin(angle)]
  const end = (by: number) => toImagePoint(size, { x: x + along * by + 1, y: y + up * by + 1 })
  return lineBetween(end(from), end(to))
}

/** Pixels that may start an edge, in 1024 bins of gradient. */
function strongestFirst({ strength }: Gradient, least: number): number[] {
  const most = strength.reduce((a, b) => Math.max(a, b), 0)
  const bins = Array.from({ length: 1024 }, (): number[] => [])
  strength.forEach((each, at) => {
    if (each >= least) bins[Math.min(1023, Math.floor((each / most) * 1024))]?.push(at)
  })
  return bins.toReversed().flat()
}

/** The pixels of one edge and their rectangle. */
interface Region {
  pixels: number[]
  /** weighted center, pixels */
  x: number
  y: number
  /** direction of the long axis, radians */
  angle: number
  /** ends along the axis from the center, pixels */
  from: number
  to: number
  length: number
  /** share of the rectangle that the pixels fill */
  density: number
}

const turn = 2 * Math.PI

/** Angle between two directions, 0 to π. */
function apart(a: number, b: number): number {
  const difference = Math.abs(a - b) % turn
  return difference > Math.PI ? turn - difference : difference
}

/**
 * Grows a region of similar direction from a seed, and marks its pixels as used.
 * @returns null when it is too small for a rectangle
 */
function growRegion(
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

/** The rectangle along the axis of least inertia, oriented like the edge. */
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

/** Gradient of brightness and direction of the edge at each pixel. */
interface Gradient {
  width: number
  height: number
  /** gradient per pixel */
  strength: Float32Array
  /** direction of the edge, radians, x to the right and y down: brightness rises to its left */
  angle: Float32Array
}

/**
 * Gradient of a picture by differences over two by two pixels; the value of a pixel belongs to its lower right corner.
 * Source: von Gioi, Jakubowicz, Morel & Randall 2012, "LSD: a Line Segment Detector", doi:10.5201/ipol.2012.gjmr-lsd
 */
export function gradientOf({ width, height, data }: GrayImage): Gradient {
  const strength = new Float32Array(width * height)
  const angle = new Float32Array(width * height)
  for (let y = 0; y + 1 < height; y += 1) {
    for (let x = 0; x + 1 < width; x += 1) {
      const at = y * width + x
      const a = data[at] ?? 0
      const b = data[at + 1] ?? 0
      const c = data[at + width] ?? 0
      const d = data[at + width + 1] ?? 0
      const across = (b + d - a - c) / 2
      const down = (c + d - a - b) / 2
      strength[at] = Math.hypot(across, down)
      angle[at] = Math.atan2(across, -down)
    }
  }
  return { width, height, strength, angle }
}

/**
 * The straight edges of a photo.
 * @returns the clear ones for the camera estimate; and with weaker ones, several of which may be one edge, for the walls
 */
export function photoEdges(image: GrayImage): { clear: LineSegment[]; all: LineSegment[] } {
  const gradient = gradientOf(image)
  const clear = findSegments(gradient)
  // With the lower threshold the pixels of a partly clear edge join others, so both are needed.
  return { clear, all: [...clear, ...findSegments(gradient, config.gentle)] }
}
