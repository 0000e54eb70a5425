import { footprint } from '../../../../../room-photo/model/solid.ts'
import { type Piece, piecesOf, type Rule } from './furnished.ts'
import { between, isWithin } from './polygon.ts'

/** A wall may be touched so far, metres. */
const touch = 0.005

/** Every piece is within the walls, on the floor or above, and under the ceiling. */
export const inside: Rule = (furnished) => {
  const { outline, height } = furnished.room
  return piecesOf(furnished).flatMap((piece) => {
    const name = piece.item.piece
    const sides = sidesOf(piece)
    return [
      ...(sides.every((place) => isWithin(outline, place)) ? [] : [`${name} is in a wall`]),
      ...(piece.top > height + touch ? [`${name} is in the ceiling`] : []),
      ...(piece.base < 0 ? [`${name} is in the floor`] : []),
    ]
  })
}

/** Places every few centimetres along its sides. */
function sidesOf({ solid }: Piece) {
  const { width, depth } = solid
  const corners = footprint({ ...solid, width: width - touch * 2, depth: depth - touch * 2 })
  return corners.flatMap((corner, at) =>
    between(corner, corners[(at + 1) % 4] ?? corner, Math.ceil(Math.max(width, depth) / 0.05) + 2),
  )
}
