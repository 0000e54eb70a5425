import type { Gradient } from './gradient.ts'
import { growRegion, type Region } from './region.ts'

/** A straight edge, pixels from the top left corner of the picture, y down. */
export interface Segment {
  x1: number
  y1: number
  x2: number
  y2: number
}

export interface SegmentOptions {
  /** least change of brightness a pixel that can begin or carry an edge */
  strength: number
  /** how far directions within one edge may differ, radians */
  tolerance: number
  /** least share of the edge's rectangle that its pixels fill */
  density: number
  /** least length, pixels */
  length: number
}

/** As published, but for the length: two grey levels of noise, an eighth of a turn in all. */
export const segmentDefaults: SegmentOptions = {
  strength: 2 / Math.sin(Math.PI / 8),
  tolerance: Math.PI / 8,
  density: 0.7,
  length: 14,
}

/**
 * Straight edges of a picture: neighbouring pixels whose edges run the same way are joined, the strongest first, and a
 * thin rectangle is laid over them. What bends is tried once more with half the tolerance.
 * @returns the edges in no order
 * Source: von Gioi et al. 2012 (see `gradient.ts`), without its count of false alarms: the length does that here
 */
export function findSegments(
  gradient: Gradient,
  options: SegmentOptions = segmentDefaults,
): Segment[] {
  const used = new Uint8Array(gradient.strength.length)
  const found: Segment[] = []
  for (const seed of strongestFirst(gradient, options.strength)) {
    if (used[seed]) continue
    let region = growRegion(gradient, used, seed, options.strength, options.tolerance)
    if (region && region.density < options.density) {
      for (const pixel of region.pixels) used[pixel] = 0
      region = growRegion(gradient, used, seed, options.strength, options.tolerance / 2)
    }
    if (region && region.length >= options.length && region.density >= options.density) {
      found.push(segmentOf(region))
    }
  }
  return found
}

/** The rectangle's middle line; a gradient lies half a pixel to the right of and below its pixel's middle. */
function segmentOf({ x, y, angle, from, to }: Region): Segment {
  const [along, up] = [Math.cos(angle), Math.sin(angle)]
  return {
    x1: x + along * from + 1,
    y1: y + up * from + 1,
    x2: x + along * to + 1,
    y2: y + up * to + 1,
  }
}

/** Pixels that may begin an edge, in 1024 bins of strength. */
function strongestFirst({ strength }: Gradient, least: number): Uint32Array {
  let most = 0
  for (const each of strength) if (each > most) most = each
  const bins = 1024
  const binOf = (value: number) => Math.min(bins - 1, Math.floor((value / most) * bins))
  const counts = new Uint32Array(bins + 1)
  for (const each of strength) {
    if (each >= least) counts[bins - binOf(each)] = (counts[bins - binOf(each)] ?? 0) + 1
  }
  for (let bin = 1; bin <= bins; bin += 1) counts[bin] = (counts[bin] ?? 0) + (counts[bin - 1] ?? 0)
  const order = new Uint32Array(counts[bins] ?? 0)
  for (let at = 0; at < strength.length; at += 1) {
    const each = strength[at] ?? 0
    if (each < least) continue
    const bin = bins - 1 - binOf(each)
    const place = counts[bin] ?? 0
    order[place] = at
    counts[bin] = place + 1
  }
  return order
}
