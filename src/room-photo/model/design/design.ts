import { proxy } from 'valtio/vanilla'
import { clamp } from '../../../math/clamp.ts'
import type { UndoStep } from '../../../projects/undo-history.ts'
import type { FloorPlace, PhotoLine, PhotoSize, Pixel, RoomCamera } from '../camera.ts'
import type { Confidence } from '../estimate/estimate-camera.ts'
import { usualCamera } from '../estimate/estimate-camera.ts'
import { type Sun, sunFromLight, usualLight } from '../light.ts'
import type { FloorLine, Wall } from '../wall.ts'
import type { Item } from './item.ts'
import type { ScaleReference, ScaleReferenceKind } from './scale-reference.ts'

/** A piece of the catalogue to be placed by the next press. */
export interface Held {
  piece: string
  look: string
}

/** Where the height of the camera comes from. */
export type HeightSource = 'assumed' | 'known' | 'hand' | ScaleReferenceKind

/** A room of our own, furnished without a photo. Its origin is the middle of its floor. Metres. */
export interface RoomBox {
  width: number
  depth: number
  height: number
}

/** Something in the photo that stands before the furniture, by its outline. */
export interface Occluder {
  id: number
  /** pixels of the photo, in turn */
  points: Pixel[]
}

/** Two lines along one direction of the room, and two along another. */
export type LinePairs = [[PhotoLine, PhotoLine], [PhotoLine, PhotoLine]]

/** What the visitor does on the photo by hand: give a scale, lay lines, move the horizon, outline what stands before. */
export type HandTool = 'scale' | 'lines' | 'horizon' | 'cover'

/** The state of a furnished room: a photo, its camera, and the items in it. */
export interface Design {
  photo: PhotoSize
  camera: RoomCamera
  /** confidence of the camera estimate; `set` once the visitor has set it by hand, `known` in a room of our own */
  confidence: Confidence | 'set' | 'known'
  heightBy: HeightSource
  /** Something in the photo whose size is known. */
  yardstick: ScaleReference | null
  /** Edges in the photo that are parallel in the room; null until the visitor lays them. */
  pairs: LinePairs | null
  /** What stands before the furniture. */
  covers: Occluder[]
  sun: Sun
  items: Item[]
  /** What hangs needs a wall. */
  walls: Wall[]
  /** of a photo's room, metres; null where nothing tells it */
  ceiling: number | null
  /** null where a photo is furnished */
  room: RoomBox | null
  held: Held | null
  /** A wall that is being drawn, by the foot of its first end. */
  drawing: { from: FloorPlace | null } | null
  /** Whether pieces go flush to walls and to one another; what they go flush to is shown meanwhile. */
  snap: boolean
  guides: FloorLine[]
  /** Id of the item that keys and buttons act upon. */
  selected: number | null
  /** Id of the cover whose corners can be moved. */
  cover: number | null
  /** What the visitor does on the photo besides furnishing it. */
  tool: HandTool | null
  /** The outline that is being drawn. */
  outline: Occluder['points']
  /** Whether the grid of the floor is drawn. */
  grid: boolean
  /** The design as it was before each step, the last one last, and after it. */
  past: readonly UndoStep<Moment, null>[]
  future: readonly UndoStep<Moment, null>[]
}

/** The properties that undo and redo restore. */
export const momentParts = [
  'items',
  'walls',
  'ceiling',
  'camera',
  'confidence',
  'heightBy',
  'yardstick',
  'pairs',
  'covers',
  'sun',
] as const

/** A snapshot for undo. */
export type Moment = Pick<Design, (typeof momentParts)[number]>

export function createDesign(photo: PhotoSize): Design {
  return proxy<Design>({
    photo,
    camera: usualCamera(photo.width / photo.height),
    confidence: 'poor',
    heightBy: 'assumed',
    yardstick: null,
    pairs: null,
    covers: [],
    sun: sunFromLight(usualLight),
    items: [],
    walls: [],
    ceiling: null,
    room: null,
    held: null,
    drawing: null,
    snap: true,
    guides: [],
    selected: null,
    cover: null,
    tool: null,
    outline: [],
    grid: false,
    past: [],
    future: [],
  })
}

/** Applies a camera estimate; a poor one shows the floor grid, which the visitor adjusts it by. */
export function setCameraEstimate(
  design: Design,
  camera: RoomCamera,
  confidence: Confidence | 'known',
): void {
  design.camera = camera
  design.confidence = confidence
  design.heightBy = confidence === 'known' ? 'known' : 'assumed'
  design.grid = confidence === 'poor'
}

export function toggleGrid(design: Design): void {
  design.grid = !design.grid
}

/** Holds a piece to be placed, or none. */
export function hold(design: Design, held: Held | null): void {
  design.held = held
  if (!held) return
  design.selected = null
  releaseTool(design)
}

export function select(design: Design, id: number | null): void {
  design.selected = id
  if (id !== null) releaseTool(design)
}

/** Releases the tool, since a held or selected piece takes over pointer and keys. */
export function releaseTool(design: Design): void {
  Object.assign(design, { tool: null, cover: null, outline: [], drawing: null })
}

export function toggleSnap(design: Design): void {
  design.snap = !design.snap
}

/** The place on the floor of a room of our own that is nearest to a place. */
export const within = ({ width, depth }: RoomBox, { x, z }: FloorPlace): FloorPlace => ({
  x: clamp(x, -width / 2, width / 2),
  z: clamp(z, -depth / 2, depth / 2),
})

/** Height of a usual ceiling, used where it is unknown. Metres. */
const usualCeiling = 2.5

export const ceilingOf = ({ room, ceiling }: Pick<Design, 'room' | 'ceiling'>): number =>
  room?.height ?? ceiling ?? usualCeiling

export const itemOf = (design: { items: readonly Item[] }, id: number | null): Item | undefined =>
  design.items.find((item) => item.id === id)

/** A pixel below the middle of the photo, where floor is likely. */
export const middleOf = ({ width, height }: PhotoSize, share = 0.78) => ({
  x: width / 2,
  y: height * share,
})
