import { subtract, type Vector } from '../vector.ts'
import type { Piece } from './pieces.ts'

/** A room's point in a piece's own axes: the inverse of `inRoom`. */
export function inPiece({ at, turn }: Piece, point: Vector): Vector {
  const [x, y, z] = subtract(point, at)
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  return [c * x + s * y, c * y - s * x, z]
}

/**
 * Whether the straight way between two points passes through a piece's box (Kay and Kajiya's slabs).
 * @param margin  metres by which the box is made smaller, since no piece fills its box to the edge
 */
export function hides(piece: Piece, from: Vector, to: Vector, margin = 0.02): boolean {
  const [a, b] = [inPiece(piece, from), inPiece(piece, to)]
  const [x, y, z] = piece.size
  const low = [-x / 2 + margin, -y / 2 + margin, 0]
  const high = [x / 2 - margin, y / 2 - margin, z - margin]
  let [enter, leave] = [0, 1]
  for (const axis of [0, 1, 2] as const) {
    const way = b[axis] - a[axis]
    const [near, far] = [(low[axis] ?? 0) - a[axis], (high[axis] ?? 0) - a[axis]]
    if (Math.abs(way) < 1e-9) {
      if (near > 0 || far < 0) return false
      continue
    }
    const [first, second] = [near / way, far / way].sort((one, other) => one - other)
    enter = Math.max(enter, first ?? 0)
    leave = Math.min(leave, second ?? 1)
  }
  return enter < leave
}
