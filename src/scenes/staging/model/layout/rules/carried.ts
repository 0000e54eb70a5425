import type { FloorPlace } from '../../../../../room-photo/model/camera.ts'
import { isBedding, isSoft, type Piece, piecesOf, type Rule } from './furnished.ts'

/** What small things stand on, and lamps hang over. */
const tables =
  /^(coffee-table|dining-table|study-table|side-table|bedside-table|sideboard|tv-bench|bench|stool)$/

/** Small things stand on tables, soft ones on sofas and beds; none floats, none is half over an edge. */
export const carried: Rule = (furnished) => {
  const pieces = piecesOf(furnished)
  return pieces
    .filter(({ mount, stands }) => mount === 'surface' && !stands)
    .filter(
      (piece) =>
        !pieces.some((other) =>
          isSoft(piece.item.piece) ? beds(other, piece) : carries(other, piece),
        ),
    )
    .map(({ item }) => `${item.piece} stands on nothing`)
}

/** Lamps hang from the ceiling, and over a table, where no head meets them. */
export const pendants: Rule = (furnished) => {
  const pieces = piecesOf(furnished)
  return pieces
    .filter(({ mount }) => mount === 'ceiling')
    .flatMap((lamp) => [
      ...(Math.abs(lamp.top - furnished.room.height) > 0.01 ? ['pendant hangs from nothing'] : []),
      ...(pieces.some((other) => isOver(lamp, other)) ? [] : ['pendant hangs over no table']),
    ])
}

const isOver = (lamp: Piece, other: Piece): boolean =>
  tables.test(other.item.piece) && lamp.base - other.top >= 0.3 && spare(other, lamp.solid) > 0

const carries = (other: Piece, { solid, base, item }: Piece): boolean => {
  // Leaves reach over an edge; a pot and a lamp's foot do not.
  const foot = item.piece === 'potted-plant' ? 0.13 : Math.min(solid.width, solid.depth) / 2
  return (
    tables.test(other.item.piece) &&
    Math.abs(other.top - base) <= 0.005 &&
    spare(other, solid) >= foot
  )
}

const beds = (other: Piece, { solid, base }: Piece): boolean =>
  isBedding(other.item.piece) && base > 0.3 && base < other.top && spare(other, solid) > 0.1

/** How far a place is from the edges of a piece; negative beside it. Metres. */
function spare({ solid }: Piece, { x, z }: FloorPlace): number {
  const [cos, sin] = [Math.cos(solid.angle), Math.sin(solid.angle)]
  const [dx, dz] = [x - solid.x, z - solid.z]
  return Math.min(
    solid.width / 2 - Math.abs(dx * cos - dz * sin),
    solid.depth / 2 - Math.abs(dx * sin + dz * cos),
  )
}
