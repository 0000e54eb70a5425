import { degrees } from '../../../../math/angle.ts'
import { type FloorPlace, type Pixel, towards } from './camera.ts'
import { type Design, itemOf, within } from './design.ts'
import { forgetIdle } from './history.ts'
import { type Item, type Sizes, solidOf, turned } from './item.ts'
import { withinReach } from './reach.ts'
import { flushAngle, snapPlace, snapTurn } from './snap.ts'
import { spotAt, spotInPlan } from './spot.ts'
import { standBefore } from './stand-before.ts'
import { stepAside } from './visitor.ts'

/** How a piece is dragged. */
export interface DragManner {
  /** whether it goes flush to walls and neighbours that are near; as the design says unless told */
  snaps?: boolean
  /** degrees, as it stood when the drag began: what was turned flush with a wall turns back away from it */
  turn?: number
}

/**
 * Moves an item to where a place of the photo is: along the floor, its wall, or whatever it is made for. Walls hold it
 * up, however far behind them the pointer is.
 */
export function dragTo(
  design: Design,
  id: number,
  at: Pixel,
  sizes: Sizes,
  manner: DragManner = {},
): void {
  const item = itemOf(design, id)
  const size = item && sizes[item.piece]
  if (!item || !size) return
  const spot = spotAt(design, { size, scale: item.scale, id }, at, sizes)
  if (!spot) return
  const { turn = manner.turn ?? item.turn, lift, wall } = spot
  const stands = (size.mount ?? 'floor') === 'floor' || (size.mount === 'surface' && lift === 0)
  const hangs = wall === undefined ? withinReach(design, spot) : { x: spot.x, z: spot.z }
  const place = stands ? reachable(design, item, spot) : hangs
  Object.assign(item, { ...place, turn })
  if (stands) delete item.lift
  else item.lift = lift
  if (wall === undefined) delete item.wall
  else item.wall = wall
  settle(design, item, sizes, manner.snaps)
}

/** Moves an item in a plan; what hangs goes along the walls, as high as it hung. */
export function slideTo(
  design: Design,
  id: number,
  to: FloorPlace,
  sizes: Sizes,
  manner: DragManner = {},
): void {
  const item = itemOf(design, id)
  const size = item && sizes[item.piece]
  if (!item || !size) return
  const at = reachable(design, item, to)
  const spot = spotInPlan(design, { size, scale: item.scale, id }, at, sizes)
  if (!spot) return
  const { x, z, turn = manner.turn ?? item.turn, wall } = spot
  const lift = wall === undefined ? spot.lift : (item.lift ?? spot.lift)
  Object.assign(item, { x, z, turn, ...(lift > 0 && { lift }), ...(wall && { wall }) })
  if (lift === 0) delete item.lift
  settle(design, item, sizes, manner.snaps)
}

/**
 * Puts what stands on the floor flush with what it is nearly flush with, and everything before the walls.
 * @param snaps  whether it goes flush; walls hold it up in any case
 */
export function settle(design: Design, item: Item, sizes: Sizes, snaps = design.snap): void {
  design.guides = []
  const isOnFloor = (each: Pick<Item, 'piece'>) => (sizes[each.piece]?.mount ?? 'floor') === 'floor'
  if (!snaps || !isOnFloor(item)) {
    stayBefore(design, item, sizes)
    return
  }
  const angle = flushAngle(solidOf(item, sizes), design.walls)
  if (angle !== null) item.turn = turned(degrees(angle))
  const others = design.items.filter((each) => each.id !== item.id && isOnFloor(each))
  const boxes = others.map((other) => solidOf(other, sizes))
  const { x, z, guides } = snapPlace(solidOf(item, sizes), boxes, design.walls)
  Object.assign(item, { x, z })
  design.guides = guides
}

/** Takes an item out of the walls that it has come to stand in; one without a size stands on a point. */
export function stayBefore({ walls }: Design, item: Item, sizes: Sizes): void {
  if (!sizes[item.piece]) return
  const own = walls.find(({ id }) => id === item.wall)
  Object.assign(item, standBefore(solidOf(item, sizes), walls, own))
}

/**
 * Ends a drag: what the piece is flush with is no longer shown, a drag that changed nothing is no step, and whoever stood
 * where the piece has come to steps aside, which would have moved the picture under the pointer before.
 */
export function endDrag(design: Design, sizes: Sizes = {}): void {
  design.guides = []
  stepAside(design, sizes)
  forgetIdle(design)
}

/** Turns an item to a direction during a drag, in line with the room where it nearly is, and away from its walls. */
export function turnTo(
  design: Design,
  id: number,
  turn: number,
  sizes: Sizes,
  { snaps = design.snap }: DragManner = {},
): void {
  const item = itemOf(design, id)
  if (!item) return
  item.turn = turned(snaps ? snapTurn(turn, design.walls) : turn)
  stayBefore(design, item, sizes)
}

/** How far an item can go towards a place: as the photo shows floor within reach, or to where a room of our own ends. */
export function reachable(design: Design, { x, z }: FloorPlace, to: FloorPlace) {
  const { camera, photo, room } = design
  return room ? within(room, to) : withinReach(design, towards(camera, photo, { x, z }, to))
}
