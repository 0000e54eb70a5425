import { between, type Vector } from '../motion/vector.ts'
import type { Box, KnownPhotograph } from './photograph.ts'

export type Line = readonly [from: Vector, to: Vector]

/** The straight lines that a camera looking north can see: edges of walls, floor and ceiling, and of the windows. */
export function roomLines({ room, windows }: KnownPhotograph): Line[] {
  const { min, max } = room
  const north = min[2]
  const lines: Line[] = []
  for (const x of [min[0], max[0]]) {
    lines.push([
      [x, min[1], north],
      [x, max[1], north],
    ])
    for (const y of [min[1], max[1]]) {
      lines.push([
        [x, y, north],
        [x, y, max[2]],
      ])
    }
  }
  return [
    ...lines,
    ...rectangle({ min, max: [max[0], max[1], north] }),
    ...windows.flatMap(rectangle),
  ]
}

/** The four sides of an upright rectangle that faces south. */
function rectangle({ min, max }: Box): Line[] {
  const corners: Vector[] = [
    min,
    [max[0], min[1], min[2]],
    [max[0], max[1], min[2]],
    [min[0], max[1], min[2]],
  ]
  return corners.map((corner, i) => [corner, corners[(i + 1) % 4] ?? corner])
}

/** Points along a line, evenly spaced, both ends among them. */
export const pointsAlong = ([from, to]: Line, count: number): Vector[] =>
  Array.from({ length: count }, (_, i) => between(from, to, i / (count - 1)))
