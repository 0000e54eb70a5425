import type { FloorPlace } from '../../../../../room-photo/model/camera.ts'
import { overlap, type Solid } from '../../../../../room-photo/model/solid.ts'
import type { Opening } from '../../room.ts'
import { type Furnished, type Piece, piecesOf, type Rule } from './furnished.ts'
import { edgeOf } from './polygon.ts'

/** Nothing stands within 0.8 m of a door, or of glass that reaches down to the floor. */
export const doorsClear: Rule = (furnished) =>
  furnished.room.openings
    .filter((opening) => opening.kind === 'door' || opening.sill <= 0.15)
    .flatMap((opening) => {
      const zone = before(furnished.room.outline, opening, 0.8)
      return piecesOf(furnished)
        .filter((piece) => !piece.isFlat && !isItsCurtain(furnished, piece, opening))
        .filter(({ solid }) => overlap(zone, solid))
        .map(({ item }) => `${item.piece} stands in the way of a door`)
    })

/** Nothing higher than its sill within 0.3 m of a window, nothing tall within 0.6 m; its own curtains aside. */
export const windowsClear: Rule = (furnished) =>
  furnished.room.openings
    .filter(({ kind, sill }) => kind === 'window' && sill > 0.15)
    .flatMap((opening) => {
      const [near, far] = [0.3, 0.6].map((depth) => before(furnished.room.outline, opening, depth))
      return piecesOf(furnished)
        .filter((piece) => !isItsCurtain(furnished, piece, opening))
        .filter(({ top, solid }) => {
          const isAtIt = near && top > opening.sill && overlap(near, solid)
          const isTall = far && top > opening.sill + 0.1 && overlap(far, solid)
          return isAtIt || isTall
        })
        .map(({ item }) => `${item.piece} stands before a window`)
    })

/** The room before an opening, from the floor up. */
function before(outline: readonly FloorPlace[], { wall, from, to }: Opening, depth: number): Solid {
  const edge = edgeOf(outline, wall)
  const by = (from + to) / 2
  return {
    x: edge.from.x + edge.along.x * by + (edge.inward.x * depth) / 2,
    z: edge.from.z + edge.along.z * by + (edge.inward.z * depth) / 2,
    width: to - from,
    depth,
    height: 9,
    angle: Math.atan2(edge.inward.x, edge.inward.z),
  }
}

/** Curtains are an opening's own where they hang on its wall and reach over both its sides. */
function isItsCurtain(
  { room: { outline } }: Furnished,
  { item, solid }: Piece,
  { wall, from, to }: Opening,
): boolean {
  if (item.piece !== 'curtains' || item.wall !== wall + 1) return false
  const { from: corner, along } = edgeOf(outline, wall)
  const by = (solid.x - corner.x) * along.x + (solid.z - corner.z) * along.z
  return by - solid.width / 2 <= from && by + solid.width / 2 >= to
}
