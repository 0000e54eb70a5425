import { cross, normalize, type Vector3 } from '../../../../math/vector.ts'
import type { Segment } from './segments.ts'

/** A straight edge as a camera sees it: pixels from the picture's middle, y up. */
export interface Line {
  /** middle */
  x: number
  y: number
  /** direction, of length 1 */
  dx: number
  dy: number
  length: number
}

/** Edges from pixels of the top left corner to those of the middle, the longest first. */
export function linesOf(
  segments: Segment[],
  { width, height }: { width: number; height: number },
  most: number,
): Line[] {
  return segments
    .map(({ x1, y1, x2, y2 }) => {
      const length = Math.hypot(x2 - x1, y2 - y1)
      return {
        x: (x1 + x2) / 2 - width / 2,
        y: height / 2 - (y1 + y2) / 2,
        dx: (x2 - x1) / length,
        dy: (y1 - y2) / length,
        length,
      }
    })
    .sort((a, b) => b.length - a.length)
    .slice(0, most)
}

/** Normal of the plane through the camera and the line, of length 1. @param focal  pixels */
export function planeOf({ x, y, dx, dy }: Line, focal: number): Vector3 {
  return normalize(cross([x, y, -focal], [dx, dy, 0]))
}

/**
 * Sine of the angle between a line and the way from its middle to the vanishing point of a direction. It works as well
 * for directions along the picture, whose vanishing point is infinitely far.
 * @param direction  in the camera's coordinates: x to the right, y up, looking towards −z
 */
export function missBy({ x, y, dx, dy }: Line, [vx, vy, vz]: Vector3, focal: number): number {
  const tx = vx * focal + vz * x
  const ty = vy * focal + vz * y
  const size = Math.hypot(tx, ty)
  // The line's middle is the vanishing point itself, where every direction fits.
  return size < 1e-9 ? 0 : (dx * ty - dy * tx) / size
}
