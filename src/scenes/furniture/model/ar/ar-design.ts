import { proxy } from 'valtio/vanilla'
import { radians, wrap180, wrap360 } from '../../../../math/angle.ts'
import { length, rotate, subtract, type Vec3 } from '../../../../math/vector.ts'
import {
  type FloorPlace,
  floorAt,
  type PhotoSize,
  type RoomCamera,
  seesFloor,
} from '../../../../room-photo/model/camera.ts'
import type { CatalogPiece } from '../../../../room-photo/model/design/catalog.ts'
import {
  clampToRoom,
  type Design,
  type HeldPiece,
  likelyFloorPixel,
  select,
} from '../../../../room-photo/model/design/design.ts'
import { maxItems } from '../../../../room-photo/model/design/edit-items.ts'
import { createEmptyRoom, defaultBox } from '../../../../room-photo/model/design/empty-room.ts'
import { freshId, recordUndoStep } from '../../../../room-photo/model/design/history.ts'
import {
  type Item,
  roundTurn,
  type Sizes,
  solidOf,
} from '../../../../room-photo/model/design/item.ts'
import { footprint } from '../../../../room-photo/model/solid.ts'

/** Where a piece stands: meters in the session's own coordinates, y up, and degrees counter-clockwise from above. */
interface Standing {
  at: Vec3
  turn: number
}

/** A piece in the visitor's real room, always in true size. */
export interface ArItem extends HeldPiece, Standing {
  id: number
}

/**
 * How well the device knows where it is: `good`; `looking` for a surface to aim at; `lost` in the room; or `paused` by
 * the device, which shows something else.
 */
type Tracking = 'good' | 'looking' | 'lost' | 'paused'

/** What stands in the room of an AR session, and what the visitor is told of it. */
export interface ArDesign {
  items: ArItem[]
  held: HeldPiece | null
  selected: number | null
  /** heading of the visitor when the first piece was placed, degrees */
  heading: number
  /**
   * where on the floor a press puts the held piece, its front to the visitor; not to be rendered by React, since it
   * changes in each frame
   */
  aim: Standing | null
  isAimed: boolean
  /** height of the lowest floor so far, meters */
  floor: number | null
  tracking: Tracking
  /** a press found no floor to put the held piece on */
  missed: boolean
  /** the model of a piece could not be fetched */
  missing: boolean
}

export function createArDesign(held: HeldPiece | null = null): ArDesign {
  return proxy<ArDesign>({
    items: [],
    held,
    selected: null,
    heading: 0,
    aim: null,
    isAimed: false,
    floor: null,
    tracking: 'looking',
    missed: false,
    missing: false,
  })
}

export const arItemOf = (design: { items: readonly ArItem[] }, id: number | null) =>
  design.items.find((item) => item.id === id)

/** Holds a catalog piece to be placed; null releases it. */
export function holdInAr(design: ArDesign, held: HeldPiece | null): void {
  design.held = held
  // What could not be fetched before says nothing of what is chosen now.
  design.missing = false
  if (held) design.selected = null
}

/** Takes a piece of the catalog in hand, in its first look; the same one again is put back. */
export function toggleHeld(design: ArDesign, { id, variants }: CatalogPiece): void {
  const isHeld = design.held?.piece === id
  holdInAr(design, isHeld ? null : { piece: id, variant: variants[0]?.id ?? '' })
}

/** Selects the next piece in the order of placement, cyclically. */
export function selectNext(design: ArDesign): void {
  const { items, selected } = design
  const at = items.findIndex(({ id }) => id === selected)
  design.selected = items[(at + 1) % items.length]?.id ?? null
}

/**
 * Places the held piece on the floor with its front toward the visitor, and releases it.
 * @param heading  the way the visitor looks, degrees
 * @returns null where nothing is held or the room is full
 */
export function placeInAr(design: ArDesign, at: Vec3, heading: number): ArItem | null {
  const { held, items } = design
  if (!held || items.length >= maxItems) return null
  if (items.length === 0) design.heading = heading
  const id = 1 + items.reduce((most, each) => Math.max(most, each.id), 0)
  const item: ArItem = { ...held, id, at, turn: roundTurn(heading) }
  items.push(item)
  design.held = null
  design.selected = id
  return item
}

/** Puts the held piece where floor is aimed at. */
export function placeAtAim(design: ArDesign): void {
  const { held, aim } = design
  if (held) design.missed = !(aim && placeInAr(design, aim.at, aim.turn))
}

/** Less is the trembling of a hand or of the device's map of the room: meters and degrees. */
const still = { meters: 0.001, degrees: 0.05 }

/** Moves or turns a piece. @returns whether the change is large enough to render */
export function moveInAr(design: ArDesign, id: number, { at, turn }: Partial<Standing>): boolean {
  const item = arItemOf(design, id)
  if (!item) return false
  const far = at ? length(subtract(at, item.at)) : 0
  const by = turn === undefined ? 0 : Math.abs(wrap180(turn - item.turn))
  if (far < still.meters && by < still.degrees) return false
  if (at) item.at = at
  if (turn !== undefined) item.turn = wrap360(turn)
  return true
}

/** Turns a piece by degrees, to the left when seen from above. */
export function turnInAr(design: ArDesign, id: number, by: number): void {
  const item = arItemOf(design, id)
  if (item) item.turn = wrap360(item.turn + by)
}

/** Removes a piece and selects the last one. */
export function removeFromAr(design: ArDesign, id: number): void {
  design.items = design.items.filter((item) => item.id !== id)
  design.selected = design.items.at(-1)?.id ?? null
}

/** Degrees that a press on a button turns. */
const turnStep = 15

/** What can be done with a piece by buttons, with the keys of their names. */
export const itemActions = [
  { name: 'turnLeft', run: (design, id) => turnInAr(design, id, turnStep) },
  { name: 'turnRight', run: (design, id) => turnInAr(design, id, -turnStep) },
  {
    // To where floor is aimed at.
    name: 'arBring',
    run: (design, id) => design.aim && moveInAr(design, id, { at: design.aim.at }),
  },
  { name: 'remove', run: removeFromAr },
] as const satisfies { name: string; run: (design: ArDesign, id: number) => unknown }[]

/**
 * The pieces as items of a room on the screen: the first one at the origin, in true size, seen from where the visitor
 * placed the first.
 */
export function toItems(items: readonly ArItem[], heading: number): Item[] {
  const [first] = items
  if (!first) return []
  return items.map(({ at, turn, ...item }) => {
    const [x, , z] = rotate(subtract(at, first.at), [0, radians(-heading), 0])
    return { ...item, x, z, turn: roundTurn(turn - heading), scale: 1 }
  })
}

const shifted = (items: readonly Item[], { x, z }: FloorPlace): Item[] =>
  items.map((item) => ({ ...item, x: item.x + x, z: item.z + z }))

/** Heights in the photo at which the first piece is tried, beginning in the middle of likely floor. */
const shares = [0.78, 0.7, 0.88, 0.62, 0.95]

/** Places a group of items on the floor of a photo, where most of them are visible. */
export function onPhotoFloor(items: readonly Item[], camera: RoomCamera, photo: PhotoSize): Item[] {
  const places = shares.map((share) => floorAt(camera, photo, likelyFloorPixel(photo, share)))
  const tried = places.filter((place) => place !== null).map((place) => shifted(items, place))
  const seen = (group: Item[]) => group.filter((item) => seesFloor(camera, photo, item)).length
  const [best = shifted(items, { x: 0, z: -3 })] = tried.toSorted((a, b) => seen(b) - seen(a))
  return best
}

/**
 * Adds the pieces from AR to a design as one undo step.
 * @returns how many came: a room that is full takes no more
 */
export function addToDesign(design: Design, items: readonly Item[]): number {
  const fitting = items.slice(0, maxItems - design.items.length)
  if (fitting.length === 0) return 0
  const { camera, photo, room } = design
  recordUndoStep(design)
  const first = freshId(design, 'items')
  const added = onPhotoFloor(fitting, camera, photo).map((item, at) => ({
    ...item,
    ...(room && clampToRoom(room, item)),
    id: first + at,
  }))
  design.items.push(...added)
  select(design, added.at(-1)?.id ?? null)
  return added.length
}

/** Floor around the furniture, meters. */
const margin = 0.7

/** An empty room that is large enough for the items, which are centered in it. */
export function roomAround(items: readonly Item[], sizes: Sizes): Design {
  const corners = items.flatMap((item) => footprint(solidOf(item, sizes)))
  const span = (side: 'x' | 'z') => {
    const along = corners.map((corner) => corner[side])
    const [from, to] = [Math.min(...along), Math.max(...along)]
    return { length: to - from + 2 * margin, middle: (from + to) / 2 }
  }
  const [x, z] = [span('x'), span('z')]
  const width = Math.max(defaultBox.width, x.length)
  const depth = Math.max(defaultBox.depth, z.length)
  const design = createEmptyRoom({ ...defaultBox, width, depth })
  design.items = shifted(items, { x: -x.middle, z: -z.middle })
  design.selected = items.at(-1)?.id ?? null
  return design
}

/** Conditions of a floor. Meters. */
const config = {
  /** least upward component of its normal */
  level: 0.85,
  /** most height above the device's assumed floor */
  above: 0.3,
  /** least depth below the visitor's eyes or phone, when that assumption is wrong */
  below: 0.9,
  /** most height above the lowest floor so far: a step, but not a table */
  step: 0.3,
}

/**
 * Whether a surface is a floor for furniture: level and low enough.
 * @param eye    height of the visitor's eyes or phone, meters
 * @param lowest  height of the lowest floor so far; null before there is one
 */
export function isFloor(
  { at, normal }: { at: Vec3; normal: Vec3 },
  eye: number,
  lowest: number | null,
): boolean {
  if (normal[1] < config.level || at[1] > (lowest ?? at[1]) + config.step) return false
  return at[1] < config.above || at[1] < eye - config.below
}

/**
 * Takes up a surface that is aimed at, where it is floor.
 * @param head  of the visitor: where its eye is, meters, and the way that it looks, degrees
 * @returns whether it is floor
 */
export function aimInAr(
  design: ArDesign,
  hit: { at: Vec3; normal: Vec3 },
  { eye, heading }: { eye: Vec3; heading: number },
): boolean {
  if (!isFloor(hit, eye[1], design.floor)) return false
  design.floor = Math.min(design.floor ?? hit.at[1], hit.at[1])
  Object.assign(design, { aim: { at: hit.at, turn: heading }, isAimed: true, missed: false })
  return true
}

/** No floor is aimed at. */
export const loseAim = (design: ArDesign): void => {
  Object.assign(design, { aim: null, isAimed: false })
}

/** A blink is no loss: so long is waited before it is said, ms. */
const timeoutMs = { pose: 500, hit: 1500 } as const

/**
 * How well the device knows where it is.
 * @param poseAt  when a pose was last known in full, not guessed; ms, as `now`
 * @param hitAt  when a surface was last aimed at
 */
export function trackingOf(
  visibility: XRVisibilityState,
  now: number,
  { poseAt, hitAt }: { poseAt: number; hitAt: number },
): Tracking {
  if (visibility !== 'visible') return 'paused'
  if (now - poseAt > timeoutMs.pose) return 'lost'
  return now - hitAt > timeoutMs.hit ? 'looking' : 'good'
}
