import { eyeOf, type FloorPlace, isInPhoto, pixelOf } from '../../../../room-photo/model/camera.ts'
import { footprint } from '../../../../room-photo/model/solid.ts'
import { isOnFloor, type PhotoWithCamera } from '../room.ts'
import { type FurnishedRoom, type Piece, piecesOf, pointsBetween } from './furnished-room.ts'

/** Ids of the items that no photo shows. */
export const unseenItems = (furnished: FurnishedRoom): number[] =>
  furnished.room.views.length === 0
    ? []
    : piecesOf(furnished)
        .filter((piece) => !furnished.room.views.some((view) => shows(furnished, view, piece)))
        .map(({ item }) => item.id)

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
