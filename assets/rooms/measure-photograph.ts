import type { Vector } from '../motion/vector.ts'
import { contrastAt, type Grey, placesOf, toneAt } from './grey.ts'
import type { KnownPhotograph } from './photograph.ts'
import { pointsAlong, roomLines } from './room-lines.ts'

/** How far, in pixels of the small picture, lines are looked for beside where they should be. */
const reach = 10
/** Contrast counts up to this many tones, so that few strong edges (a trunk before the sky) do not outweigh the room. */
const strongest = 40

/**
 * How far the lines of the room are in the picture from where its data puts them: the shift, in shares of the picture's
 * width, under which they meet the most contrast. Sees a wrong pose, focal length or room.
 */
export function lineOffset(photograph: KnownPhotograph, grey: Grey): number {
  const points = roomLines(photograph).flatMap((line) => pointsAlong(line, 200))
  const places = placesOf(photograph, grey, points, reach + 2)
  let [best, offset] = [-1, Number.POSITIVE_INFINITY]
  for (let dx = -reach; dx <= reach; dx += 1) {
    for (let dy = -reach; dy <= reach; dy += 1) {
      let sum = 0
      for (const [x, y] of places) sum += Math.min(strongest, contrastAt(grey, x + dx, y + dy))
      if (sum > best) [best, offset] = [sum, Math.hypot(dx, dy)]
    }
  }
  return offset / grey.width
}

/** The middle tone of the floor, 0 to 255. */
export function floorTone(photograph: KnownPhotograph, grey: Grey): number {
  const { min, max } = photograph.room
  const points = grid((u, v) => [mix(min[0], max[0], u), 0, mix(min[2], max[2], v)])
  const tones = placesOf(photograph, grey, points).map(([x, y]) => toneAt(grey, x, y))
  return tones.sort((a, b) => a - b)[tones.length >> 1] ?? Number.NaN
}

/** Mean contrast of the busier of the two side walls between hip and head; plain paint has less than 5. */
export function wallPattern(photograph: KnownPhotograph, grey: Grey): number {
  const { min, max } = photograph.room
  const walls = [min[0], max[0]].map((x) => {
    const points = grid((u, v) => [x, mix(1, 2.3, u), mix(min[2] + 0.4, max[2] - 0.4, v)])
    const places = placesOf(photograph, grey, points, 2)
    // A wall of which next to nothing is seen says nothing.
    if (places.length < 60) return 0
    return places.reduce((sum, [x, y]) => sum + contrastAt(grey, x, y), 0) / places.length
  })
  return Math.max(...walls)
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share

/** 40 × 40 points of a surface, given by shares of its two sides. */
function grid(at: (u: number, v: number) => Vector): Vector[] {
  const shares = Array.from({ length: 40 }, (_, i) => (i + 0.5) / 40)
  return shares.flatMap((u) => shares.map((v) => at(u, v)))
}
