import { overlap } from '../../../../../room-photo/model/solid.ts'
import { isBedding, isSoft, type Piece, piecesOf, type Rule } from './furnished.ts'

/** No two pieces stand in one another. Rugs lie under them, soft things on sofas and beds. */
export const disjoint: Rule = (furnished) => {
  const pieces = piecesOf(furnished)
  return pieces.flatMap((a, at) =>
    pieces
      .slice(0, at)
      .filter((b) => !a.isFlat && !b.isFlat && !lies(a, b) && !lies(b, a))
      .filter((b) => overlap(a.solid, b.solid))
      .map((b) => `${a.item.piece} stands in ${b.item.piece}`),
  )
}

const lies = (a: Piece, b: Piece) => isSoft(a.item.piece) && isBedding(b.item.piece)
