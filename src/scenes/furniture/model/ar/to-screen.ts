import {
  type FloorPlace,
  floorAt,
  type PhotoSize,
  type RoomCamera,
  seesFloor,
} from '../room/camera.ts'
import { type Design, middleOf } from '../room/design.ts'
import { usualCamera } from '../room/from-match.ts'
import { freshId, remember } from '../room/history.ts'
import { type Item, type Sizes, solidOf } from '../room/item.ts'
import { footprint } from '../room/solid.ts'

const shifted = (items: readonly Item[], { x, z }: FloorPlace): Item[] =>
  items.map((item) => ({ ...item, x: item.x + x, z: item.z + z }))

/** So far down the photo the first piece is tried, beginning with the middle of where floor is likely. */
const shares = [0.78, 0.7, 0.88, 0.62, 0.95]

/** Puts items on the floor of a photo as they stand to one another, where most of them are seen. */
export function onPhotoFloor(items: readonly Item[], camera: RoomCamera, photo: PhotoSize): Item[] {
  let best: Item[] = []
  let most = -1
  for (const share of shares) {
    const place = floorAt(camera, photo, middleOf(photo, share))
    if (!place) continue
    const tried = shifted(items, place)
    const seen = tried.filter((item) => seesFloor(camera, photo, item)).length
    if (seen <= most) continue
    most = seen
    best = tried
  }
  return most < 0 ? shifted(items, { x: 0, z: -3 }) : best
}

/** Adds what came from AR to what stands in the room already, as one step that can be undone. */
export function addToDesign(design: Design, items: readonly Item[]): void {
  if (items.length === 0) return
  const { camera, photo } = design
  remember(design)
  const first = freshId(design, 'items')
  const added = onPhotoFloor(items, camera, photo).map((item, at) => ({
    ...item,
    id: first + at,
  }))
  design.items.push(...added)
  design.selected = added.at(-1)?.id ?? null
}

/** Metres: how far the wall stands behind the furniture, and how much floor is seen round it. */
const room = { behind: 0.5, round: 0.6, nearest: 2.2 }

/**
 * An empty room for furniture that has no photo: a camera at eye height that sees all of it, and how far away the wall
 * behind it is.
 */
export function emptyRoom(items: readonly Item[], sizes: Sizes, photo: PhotoSize) {
  const corners = items.flatMap((item) => footprint(solidOf(item, sizes)))
  const xs = corners.map(({ x }) => x)
  const zs = corners.map(({ z }) => z)
  const [left, right, back, front] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...zs),
    Math.max(...zs),
  ]
  const camera = usualCamera(photo.width / photo.height)
  const half = Math.atan(Math.tan(camera.fieldOfView / 2) * (photo.width / photo.height))
  const across = (right - left) / 2 + room.round
  // The front corners of the furniture are within the view, and near enough to be looked at from above.
  const distance = Math.max(across / Math.tan(half), room.nearest)
  const tilt = -Math.atan2(camera.height - 0.4, distance + (front - back) / 2)
  const by = { x: -(left + right) / 2, z: -front - distance }
  return {
    items: shifted(items, by),
    camera: { ...camera, tilt: Math.max(tilt, -0.6) },
    /** metres ahead of the camera */
    wall: distance + front - back + room.behind,
  }
}
