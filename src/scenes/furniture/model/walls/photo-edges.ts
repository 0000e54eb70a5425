import { gradientOf } from '../match/gradient.ts'
import type { GrayImage } from '../match/gray-image.ts'
import { findSegments, type Segment, segmentDefaults } from '../match/segments.ts'

/** As gentle as the edge between two white walls may be, grey levels a pixel. */
const gentle = 2.6

export interface PhotoEdges {
  /** what a camera is found by */
  clear: Segment[]
  /** those and gentler ones, of which several may be one edge: what walls are found by */
  all: Segment[]
}

/** The straight edges of a photo. */
export function photoEdges(image: GrayImage): PhotoEdges {
  const gradient = gradientOf(image)
  const clear = findSegments(gradient)
  // Where an edge is clear in parts, its pixels join others at the lower bound: both are needed.
  return {
    clear,
    all: [...clear, ...findSegments(gradient, { ...segmentDefaults, strength: gentle })],
  }
}
