import {
  eyeOf,
  type FloorPlace,
  isInPhoto,
  pixelOf,
  rayAt,
} from '../../../../room-photo/model/camera.ts'
import { footprint, rayHitDistance } from '../../../../room-photo/model/solid.ts'
import { isOnFloor, type PhotoWithCamera } from '../room.ts'
import {
  type FurnishedRoom,
  type Piece,
  piecesOf,
  pointsBetween,
  type Rule,
} from './furnished-room.ts'

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

/** Ids of the items that no photo shows. */
export const unseenItems = (furnished: FurnishedRoom): number[] =>
  furnished.room.views.length === 0
    ? []
    : piecesOf(furnished)
        .filter((piece) => !furnished.room.views.some((view) => shows(furnished, view, piece)))
        .map(({ item }) => item.id)

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

const shares = [0.05, 0.35, 0.65, 0.95]

function shows({ room }: FurnishedRoom, view: PhotoWithCamera, { solid, base }: Piece): boolean {
  const [a, b, , d] = footprint(solid)
  if (!a || !b || !d) return false
  const [eyeX, , eyeZ] = eyeOf(view.camera)
  let found = 0
  for (const i of shares) {
    for (const j of shares) {
      const x = a.x + (b.x - a.x) * i + (d.x - a.x) * j
      const z = a.z + (b.z - a.z) * i + (d.z - a.z) * j
      if (room.outline.length > 4 && isBehind(room.outline, { x: eyeX, z: eyeZ }, { x, z }))
        continue
      for (const share of shares) {
        const at = pixelOf(view.camera, view.photo, [x, base + solid.height * share, z])
        if (at && isInPhoto(view.photo, at)) found += 1
      }
    }
  }
  return found / shares.length ** 3 >= 0.2
}

/** Whether a wall is between; the ends may be on one. */
const isBehind = (outline: readonly FloorPlace[], eye: FloorPlace, place: FloorPlace): boolean =>
  pointsBetween(eye, place, 41)
    .slice(2, -2)
    .some((each) => !isOnFloor(outline, each))
