import { eyeOf, rayAt } from '../../../../../room-photo/model/camera.ts'
import { footprint, rayHitDistance } from '../../../../../room-photo/model/solid.ts'
import type { PhotoWithCamera } from '../../room.ts'
import { type Piece, piecesOf, pointsBetween } from '../furnished-room.ts'
import { unseenItems } from '../pictured.ts'
import type { Rule } from './rule.ts'

/** What a room is for may take this share of a picture, and everything else the other. */
const most = { main: 0.45, other: 0.3 } as const

const main = /^(modern-sofa|bed-frame|dining-table|study-table)$/

/** Nothing stands within 1.1 m of a camera, or takes too much of a picture. */
export const keepsCamerasClear: Rule = (furnished) => {
  const pieces = piecesOf(furnished).filter(({ isFlat }) => !isFlat)
  return furnished.room.views.flatMap((view) =>
    pieces.flatMap((piece) => [
      ...(distance(view, piece) < 1.1 ? [`${piece.item.piece} stands before the camera`] : []),
      ...(covered(view, piece) > (main.test(piece.item.piece) ? most.main : most.other)
        ? [`${piece.item.piece} fills the picture`]
        : []),
    ]),
  )
}

/** Some photo shows a fifth of every piece, furniture before it aside. */
export const showsEveryPiece: Rule = (furnished) => {
  const unseen = new Set(unseenItems(furnished))
  return furnished.items
    .filter(({ id }) => unseen.has(id))
    .map(({ piece }) => `no photo shows ${piece}`)
}

/** Over the floor, meters. */
function distance({ camera }: PhotoWithCamera, { solid }: Piece): number {
  const [x, , z] = eyeOf(camera)
  const corners = footprint(solid)
  const sides = corners.flatMap((corner, at) =>
    pointsBetween(corner, corners[(at + 1) % 4] ?? corner, 30),
  )
  return Math.min(...sides.map((place) => Math.hypot(place.x - x, place.z - z)))
}

/** Share of the picture, counted on a grid of its rays. */
function covered({ camera, photo }: PhotoWithCamera, { solid }: Piece): number {
  const [columns, rows] = [16, 12]
  const eye = eyeOf(camera)
  let met = 0
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const x = ((column + 0.5) / columns) * photo.width
      const y = ((row + 0.5) / rows) * photo.height
      if (rayHitDistance(solid, eye, rayAt(camera, photo, { x, y })) !== null) met += 1
    }
  }
  return met / (columns * rows)
}
