import { type FloorPlace, type Pixel, towards } from './camera.ts'
import { type Design, itemOf, within } from './design.ts'
import { forgetIdle } from './history.ts'
import { type Item, type Sizes, solidOf, turned } from './item.ts'
import { snapPlace, snapTurn } from './snap.ts'
import { spotAt, spotInPlan } from './spot.ts'

/**
 * Moves an item to where a place of the photo is: along the floor, its wall, or whatever it is made for.
 * @param snaps  whether it goes flush to walls and neighbours that are near
 */
export function dragTo(
  design: Design,
  id: number,
  at: Pixel,
  sizes: Sizes,
  snaps = design.snap,
): void {
  const item = itemOf(design, id)
  const size = item && sizes[item.piece]
  if (!item || !size) return
  const spot = spotAt(design, { size, scale: item.scale, id }, at, sizes)
  if (!spot) return
  const { turn = item.turn, lift, wall } = spot
  const stands = (size.mount ?? 'floor') === 'floor' || (size.mount === 'surface' && lift === 0)
  const place = stands ? reachable(design, item, spot) : { x: spot.x, z: spot.z }
  Object.assign(item, { ...place, turn })
  if (stands) delete item.lift
  else item.lift = lift
  if (wall === undefined) delete item.wall
  else item.wall = wall
  design.guides = []
  if (snaps) settle(design, item, sizes)
}

/** Moves an item in a plan; what hangs goes along the walls, as high as it hung. */
export function slideTo(
  design: Design,
  id: number,
  to: FloorPlace,
  sizes: Sizes,
  snaps = design.snap,
): void {
  const item = itemOf(design, id)
  const size = item && sizes[item.piece]
  if (!item || !size) return
  const at = reachable(design, item, to)
  const spot = spotInPlan(design, { size, scale: item.scale, id }, at, sizes)
  if (!spot) return
  const { x, z, turn = item.turn, wall } = spot
  const lift = wall === undefined ? spot.lift : (item.lift ?? spot.lift)
  Object.assign(item, { x, z, turn, ...(lift > 0 && { lift }), ...(wall && { wall }) })
  if (lift === 0) delete item.lift
  design.guides = []
  if (snaps) settle(design, item, sizes)
}

/** Puts what stands on the floor flush with what it is nearly flush with. */
export function settle(design: Design, item: Item, sizes: Sizes): void {
  const mount = sizes[item.piece]?.mount ?? 'floor'
  if (mount !== 'floor') return
  const others = design.items.filter(
    ({ id, piece }) => id !== item.id && (sizes[piece]?.mount ?? 'floor') === 'floor',
  )
  const boxes = others.map((other) => solidOf(other, sizes))
  const { x, z, guides } = snapPlace(solidOf(item, sizes), boxes, design.walls)
  Object.assign(item, { x, z })
  design.guides = guides
}

/** Ends a drag: what the piece is flush with is no longer shown, and a drag that changed nothing is no step. */
export function endDrag(design: Design): void {
  design.guides = []
  forgetIdle(design)
}

/** Turns an item to a direction during a drag, in line with the room where it nearly is. */
export function turnTo(design: Design, id: number, turn: number, snaps = design.snap): void {
  const item = itemOf(design, id)
  if (item) item.turn = turned(snaps ? snapTurn(turn, design.walls) : turn)
}

/** How far an item can go towards a place: as the photo shows floor, or to where a room of our own ends. */
export function reachable({ camera, photo, room }: Design, { x, z }: FloorPlace, to: FloorPlace) {
  return room ? within(room, to) : towards(camera, photo, { x, z }, to)
}
