import { addItem, mostItems } from './actions.ts'
import { type FloorPlace, pixelOf } from './camera.ts'
import { type Design, itemOf, within } from './design.ts'
import { stayBefore } from './drag.ts'
import { flat, type Item, type PieceSize, type Sizes, solidOf } from './item.ts'
import { nearPlaces } from './near-places.ts'
import { isOutOfReach } from './reach.ts'
import { overlap, type Solid } from './solid.ts'
import { gripOf, spotInPlan } from './spot.ts'
import { isBehind } from './stand-before.ts'
import { stepAside } from './visitor.ts'
import { inwards } from './wall.ts'

/** Between a piece and its copy; and how finely and how far away a place is looked for. Metres. */
const gap = 0.05
const search = { step: 0.25, most: 6 }

/** What is not told stands on a point. */
const noSize: PieceSize = { width: 0, depth: 0, height: 0 }

/**
 * Puts the same piece beside an item, or at the nearest place where it stands in nothing and the photo shows it.
 * @returns null where there is no such place, or where the room is full
 */
export function duplicate(design: Design, id: number, sizes: Sizes = {}): Item | null {
  const item = itemOf(design, id)
  if (!item || design.items.length >= mostItems) return null
  const { [item.piece]: size = noSize } = sizes
  const place = freePlace(design, item, size, { ...sizes, [item.piece]: size })
  if (!place) return null
  const { id: _, lift: __, ...same } = item
  const { x, z, lift } = place
  const added = addItem(design, { ...same, x, z, ...(lift > 0 && { lift }) })
  // Out of what counts as a mere touch.
  stayBefore(design, added, sizes)
  design.selected = added.id
  stepAside(design, sizes)
  return added
}

type Place = FloorPlace & { lift: number }

function freePlace(design: Design, item: Item, size: PieceSize, sizes: Sizes): Place | null {
  let lower: Place | null = null
  for (const at of placesBeside(design, item, size)) {
    const lift = size.mount === 'surface' ? liftAt(design, item, size, at, sizes) : (item.lift ?? 0)
    const place = { ...at, lift }
    // What stands on a table has its copy beside it there, before one on the floor.
    const isAsHigh = lift === (item.lift ?? 0)
    if ((!isAsHigh && lower) || !isFree(design, { ...item, ...place }, size, sizes)) continue
    if (isAsHigh) return place
    lower = place
  }
  return lower
}

const liftAt = (design: Design, { scale }: Item, size: PieceSize, at: FloorPlace, sizes: Sizes) =>
  spotInPlan(design, { size, scale }, at, sizes)?.lift ?? 0

/** At its sides, before and behind it, and then all around; of what hangs on a wall, along that. */
function* placesBeside(design: Design, item: Item, size: PieceSize): Generator<FloorPlace> {
  const { x, z, turn, scale } = item
  const right = inwards({ turn: turn + 90 })
  const sides = [size.width, size.depth].map((side) => (side || 0.5) * scale + gap)
  const [across = 0, along = 0] = sides
  const beside = (by: number, way: FloorPlace) => ({ x: x + way.x * by, z: z + way.z * by })
  const wall = design.walls.find((each) => each.id === item.wall)
  if (wall) {
    for (let by = across; by <= search.most; by += search.step) {
      yield beside(by, right)
      yield beside(-by, right)
    }
    return
  }
  const ahead = inwards({ turn })
  yield beside(across, right)
  yield beside(-across, right)
  yield beside(along, ahead)
  yield beside(-along, ahead)
  yield* nearPlaces(item, search.step, search.most)
}

function isFree(design: Design, copy: Item, size: PieceSize, sizes: Sizes): boolean {
  const { items, walls } = design
  if (!isShown(design, copy, size)) return false
  const solid = solidOf(copy, sizes)
  const others = walls.filter(({ id }) => id !== copy.wall)
  if (isBehind(solid, others)) return false
  return items.every((item) => !sizes[item.piece] || !standsIn(solid, solidOf(item, sizes)))
}

/** Whether it is in the room, or in the photo's view of one. */
function isShown(design: Design, copy: Item, size: PieceSize): boolean {
  const { camera, photo, room } = design
  if (room) {
    const { x, z } = within(room, copy)
    return x === copy.x && z === copy.z
  }
  const at = pixelOf(camera, photo, gripOf(copy, size))
  if (!at || (!copy.wall && isOutOfReach(design, copy))) return false
  return at.x >= 0 && at.y >= 0 && at.x <= photo.width && at.y <= photo.height
}

/** What is flat may lie under furniture; a copy of a rug does not lie on another one. */
function standsIn(a: Solid, b: Solid): boolean {
  const isFlat = a.height <= flat
  if (isFlat !== b.height <= flat) return false
  return isFlat ? overlap({ ...a, height: 1 }, { ...b, height: 1 }) : overlap(a, b)
}
