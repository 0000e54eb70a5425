import {
  type FloorPlace,
  floorAt,
  type PhotoSize,
  type RoomCamera,
  seesFloor,
} from '../../../../room-photo/model/camera.ts'
import {
  type Design,
  middleOf,
  select,
  within,
} from '../../../../room-photo/model/design/design.ts'
import { mostItems } from '../../../../room-photo/model/design/edit-items.ts'
import { createEmptyRoom, usualBox } from '../../../../room-photo/model/design/empty-room.ts'
import { freshId, remember } from '../../../../room-photo/model/design/history.ts'
import { type Item, type Sizes, solidOf } from '../../../../room-photo/model/design/item.ts'
import { footprint } from '../../../../room-photo/model/solid.ts'

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

/**
 * Adds what came from AR to what stands in the room already, as one step that can be undone.
 * @returns how many came: a room that is full takes no more
 */
export function addToDesign(design: Design, items: readonly Item[]): number {
  const fitting = items.slice(0, mostItems - design.items.length)
  if (fitting.length === 0) return 0
  const { camera, photo, room } = design
  remember(design)
  const first = freshId(design, 'items')
  const added = onPhotoFloor(fitting, camera, photo).map((item, at) => ({
    ...item,
    ...(room && within(room, item)),
    id: first + at,
  }))
  design.items.push(...added)
  select(design, added.at(-1)?.id ?? null)
  return added.length
}

/** How much floor is left round the furniture, metres. */
const margin = 0.7

/** An empty room for furniture that has no photo: large enough for all of it, which stands in its middle. */
export function roomAround(items: readonly Item[], sizes: Sizes): Design {
  const corners = items.flatMap((item) => footprint(solidOf(item, sizes)))
  const span = (side: 'x' | 'z') => {
    const along = corners.map((corner) => corner[side])
    const [from, to] = [Math.min(...along), Math.max(...along)]
    return { length: to - from + 2 * margin, middle: (from + to) / 2 }
  }
  const [x, z] = [span('x'), span('z')]
  const { width, depth, height } = usualBox
  const design = createEmptyRoom({
    width: Math.max(width, x.length),
    depth: Math.max(depth, z.length),
    height,
  })
  design.items = items.map((item) => ({ ...item, x: item.x - x.middle, z: item.z - z.middle }))
  design.selected = items.at(-1)?.id ?? null
  return design
}
