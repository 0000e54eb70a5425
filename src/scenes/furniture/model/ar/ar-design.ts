import { proxy } from 'valtio/vanilla'
import { radians, wrap180 } from '../../../../math/angle.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import {
  type FloorPlace,
  floorAt,
  type PhotoSize,
  type RoomCamera,
  seesFloor,
} from '../../../../room-photo/model/camera.ts'
import {
  clampToRoom,
  type Design,
  type Held,
  likelyFloorPixel,
  select,
} from '../../../../room-photo/model/design/design.ts'
import { maxItems } from '../../../../room-photo/model/design/edit-items.ts'
import { createEmptyRoom, defaultBox } from '../../../../room-photo/model/design/empty-room.ts'
import { freshId, remember } from '../../../../room-photo/model/design/history.ts'
import {
  type Item,
  roundTurn,
  type Sizes,
  solidOf,
} from '../../../../room-photo/model/design/item.ts'
import { footprint } from '../../../../room-photo/model/solid.ts'

/** A piece in the visitor's own room, always true to size. */
export interface ArPiece extends Held {
  id: number
  /** where it stands: metres in the session's own coordinates, y up */
  at: Vector3
  /** degrees, counter-clockwise seen from above */
  turn: number
}

/** What stands in the room of an AR session. */
export interface ArDesign {
  pieces: ArPiece[]
  held: Held | null
  selected: number | null
  /** the way the visitor looked when the first piece was placed: degrees, as turns are */
  heading: number
}

export function createArDesign(held: Held | null = null): ArDesign {
  return proxy<ArDesign>({ pieces: [], held, selected: null, heading: 0 })
}

export const arPieceOf = (design: { pieces: readonly ArPiece[] }, id: number | null) =>
  design.pieces.find((piece) => piece.id === id)

/** Holds a piece of the catalogue, or lets go of it. */
export function holdInAr(design: ArDesign, held: Held | null): void {
  design.held = held
  if (held) design.selected = null
}

export function selectInAr(design: ArDesign, id: number | null): void {
  design.selected = id
}

/** Selects the piece that was placed after the selected one, after the last one the first. */
export function selectNext(design: ArDesign): void {
  const { pieces, selected } = design
  const at = pieces.findIndex(({ id }) => id === selected)
  design.selected = pieces[(at + 1) % pieces.length]?.id ?? null
}

/**
 * Puts the held piece on the floor with its front to the visitor, and holds it no more.
 * @param heading  the way the visitor looks, degrees
 * @returns null where nothing is held or the room is full
 */
export function placeInAr(design: ArDesign, at: Vector3, heading: number): ArPiece | null {
  const { held, pieces } = design
  if (!held || pieces.length >= maxItems) return null
  if (pieces.length === 0) design.heading = heading
  const id = 1 + pieces.reduce((most, each) => Math.max(most, each.id), 0)
  const piece: ArPiece = { ...held, id, at, turn: roundTurn(heading) }
  pieces.push(piece)
  design.held = null
  design.selected = id
  return piece
}

/** Less is the trembling of a hand or of the device's map of the room: metres and degrees. */
const still = { metres: 0.001, degrees: 0.05 }

/** Puts a piece elsewhere, or turns it. @returns whether that is a change worth drawing */
export function standInAr(
  design: ArDesign,
  id: number,
  { at, turn }: Partial<Pick<ArPiece, 'at' | 'turn'>>,
): boolean {
  const piece = arPieceOf(design, id)
  if (!piece) return false
  const far = at ? Math.hypot(...[0, 1, 2].map((of) => (at[of] ?? 0) - (piece.at[of] ?? 0))) : 0
  const by = turn === undefined ? 0 : Math.abs(wrap180(turn - piece.turn))
  if (far < still.metres && by < still.degrees) return false
  if (at) piece.at = at
  if (turn !== undefined) piece.turn = (turn + 360) % 360
  return true
}

/** Turns a piece by degrees, to the left when seen from above. */
export function turnInAr(design: ArDesign, id: number, by: number): void {
  const piece = arPieceOf(design, id)
  if (piece) piece.turn = (((piece.turn + by) % 360) + 360) % 360
}

/** Takes a piece away; the last one is selected then. */
export function removeFromAr(design: ArDesign, id: number): void {
  design.pieces = design.pieces.filter((piece) => piece.id !== id)
  design.selected = design.pieces.at(-1)?.id ?? null
}

/**
 * The pieces as they stand to one another, for a room on the screen: the first one at its origin, true to size, and so
 * turned that one looks at them as the visitor did when placing the first.
 */
export function toItems(pieces: readonly ArPiece[], heading: number): Item[] {
  const [first] = pieces
  if (!first) return []
  const angle = radians(-heading)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return pieces.map(({ id, piece, look, at, turn }) => {
    const [x, z] = [at[0] - first.at[0], at[2] - first.at[2]]
    return {
      id,
      piece,
      look,
      x: x * cos + z * sin,
      z: z * cos - x * sin,
      turn: roundTurn(turn - heading),
      scale: 1,
    }
  })
}

const shifted = (items: readonly Item[], { x, z }: FloorPlace): Item[] =>
  items.map((item) => ({ ...item, x: item.x + x, z: item.z + z }))

/** So far down the photo the first piece is tried, beginning with the middle of where floor is likely. */
const shares = [0.78, 0.7, 0.88, 0.62, 0.95]

/** Puts items on the floor of a photo as they stand to one another, where most of them are seen. */
export function onPhotoFloor(items: readonly Item[], camera: RoomCamera, photo: PhotoSize): Item[] {
  let best: Item[] = []
  let most = -1
  for (const share of shares) {
    const place = floorAt(camera, photo, likelyFloorPixel(photo, share))
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
  const fitting = items.slice(0, maxItems - design.items.length)
  if (fitting.length === 0) return 0
  const { camera, photo, room } = design
  remember(design)
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
  const { width, depth, height } = defaultBox
  const design = createEmptyRoom({
    width: Math.max(width, x.length),
    depth: Math.max(depth, z.length),
    height,
  })
  design.items = items.map((item) => ({ ...item, x: item.x - x.middle, z: item.z - z.middle }))
  design.selected = items.at(-1)?.id ?? null
  return design
}

/** What may be a floor. Metres. */
const config = {
  /** how level it must be: the upward part of its normal */
  level: 0.85,
  /** above the floor that the device supposes */
  above: 0.3,
  /** below the visitor's eyes or phone, where the device supposes wrongly */
  below: 0.9,
  /** above the lowest floor that was seen: a step is, a table is not */
  step: 0.3,
}

/**
 * Whether furniture may stand on a surface: it is level, and lies as low as a floor does.
 * @param eye    height of the visitor's eyes or phone, metres
 * @param lowest  height of the lowest floor so far; null before there is one
 */
export function isFloor(
  { at, normal }: { at: Vector3; normal: Vector3 },
  eye: number,
  lowest: number | null,
): boolean {
  if (normal[1] < config.level) return false
  if (lowest !== null && at[1] > lowest + config.step) return false
  return at[1] < config.above || at[1] < eye - config.below
}
