import { proxy, ref } from 'valtio/vanilla'
import { clamp } from '../../../math/clamp.ts'
import type { UndoStep } from '../../../projects/undo-history.ts'
import type { FloorPlace, PhotoLine, PhotoSize, Pixel, RoomCamera } from '../camera.ts'
import type { Confidence } from '../estimate/estimate-camera.ts'
import { defaultCamera } from '../estimate/estimate-camera.ts'
import { defaultRoomLight, type Sun, sunFromLight } from '../light.ts'
import type { FloorLine, Wall } from '../wall.ts'
import type { Item, Sizes } from './item.ts'
import type { ScaleReference, ScaleReferenceKind } from './scale-reference.ts'

/** A catalog piece that the next press places. */
export interface HeldPiece {
  piece: string
  variant: string
}

/** The source of the camera's height. */
export type HeightSource = 'assumed' | 'known' | 'hand' | ScaleReferenceKind

/** An empty room without a photo. Its origin is the middle of its floor. Meters. */
export interface EmptyRoomSize {
  width: number
  depth: number
  height: number
}

/** Something in the photo in front of the furniture, by its outline. */
export interface Occluder {
  id: number
  /** pixels of the photo, in order */
  points: Pixel[]
}

/** Two lines along one direction of the room, and two along another. */
export type LinePairs = [[PhotoLine, PhotoLine], [PhotoLine, PhotoLine]]

/** The tools for manual work on the photo: scale, lines, horizon, occluders. */
export type PhotoTool = 'scale' | 'lines' | 'horizon' | 'occluder'

/** The state of a furnished room: a photo, its camera, and the items in it. */
export interface Design {
  /** of all pieces that can stand in it; one without a size counts as a point on the floor */
  sizes: Sizes
  photo: PhotoSize
  camera: RoomCamera
  /** confidence of the camera estimate; `set` once the visitor has set it by hand, `known` in an empty room */
  confidence: Confidence | 'set' | 'known'
  heightBy: HeightSource
  /** The scale reference. */
  scaleReference: ScaleReference | null
  /** Edges in the photo that are parallel in the room; null until the visitor lays them. */
  pairs: LinePairs | null
  /** The occluders. */
  occluders: Occluder[]
  sun: Sun
  items: Item[]
  /** What hangs needs a wall. */
  walls: Wall[]
  /** height of the ceiling of a photo's room, meters; null when unknown */
  ceiling: number | null
  /** null when a photo is furnished */
  room: EmptyRoomSize | null
  held: HeldPiece | null
  /** The first end of the wall that is being drawn, on the floor. */
  drawing: { from: FloorPlace | null } | null
  /** Whether pieces snap to walls and to each other, with guides. */
  snap: boolean
  guides: FloorLine[]
  /** Id of the selected item. */
  selected: number | null
  /** Id of the selected occluder. */
  selectedOccluder: number | null
  /** The selected manual tool. */
  tool: PhotoTool | null
  /** The outline that is being drawn. */
  outline: Occluder['points']
  /** Whether the floor grid is shown. */
  grid: boolean
  /** The undo history: moments before and after the present one. */
  past: readonly UndoStep<DesignSnapshot, null>[]
  future: readonly UndoStep<DesignSnapshot, null>[]
}

/** The properties that undo and redo restore. */
export const momentParts = [
  'items',
  'walls',
  'ceiling',
  'camera',
  'confidence',
  'heightBy',
  'scaleReference',
  'pairs',
  'occluders',
  'sun',
] as const

/** Keys of version 1 of saved rooms and stagings, with their names since. */
export const renamedKeys = { look: 'variant', yardstick: 'scaleReference', covers: 'occluders' }

/** Some of an object's properties. */
export const pick = <Whole, Name extends keyof Whole>(whole: Whole, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>

/** A moment of the undo history. */
export type DesignSnapshot = Pick<Design, (typeof momentParts)[number]>

export function createDesign(photo: PhotoSize, sizes: Sizes = {}): Design {
  return proxy<Design>({
    sizes: ref(sizes),
    photo,
    camera: defaultCamera(photo.width / photo.height),
    confidence: 'poor',
    heightBy: 'assumed',
    scaleReference: null,
    pairs: null,
    occluders: [],
    sun: sunFromLight(defaultRoomLight),
    items: [],
    walls: [],
    ceiling: null,
    room: null,
    held: null,
    drawing: null,
    snap: true,
    guides: [],
    selected: null,
    selectedOccluder: null,
    tool: null,
    outline: [],
    grid: false,
    past: [],
    future: [],
  })
}

/** Applies a camera estimate; a poor one shows the floor grid as an aid for adjusting it. */
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

/** Holds a piece to be placed; null releases it. */
export function holdPiece(design: Design, held: HeldPiece | null): void {
  design.held = held
  if (!held) return
  design.selected = null
  releaseTool(design)
}

export function select(design: Design, id: number | null): void {
  design.selected = id
  if (id !== null) releaseTool(design)
}

/** Releases the tool, since a held or selected piece takes pointer and keys. */
export function releaseTool(design: Design): void {
  Object.assign(design, { tool: null, selectedOccluder: null, outline: [], drawing: null })
}

/** Clamps a place to the floor of an empty room. */
export const clampToRoom = ({ width, depth }: EmptyRoomSize, { x, z }: FloorPlace): FloorPlace => ({
  x: clamp(x, -width / 2, width / 2),
  z: clamp(z, -depth / 2, depth / 2),
})

/** Assumed height of a ceiling, meters. */
const usualCeiling = 2.5

export const ceilingOf = ({ room, ceiling }: Pick<Design, 'room' | 'ceiling'>): number =>
  room?.height ?? ceiling ?? usualCeiling

export const itemOf = (design: { items: readonly Item[] }, id: number | null): Item | undefined =>
  design.items.find((item) => item.id === id)

/** A pixel below the middle of the photo, where there is likely floor. */
export const likelyFloorPixel = ({ width, height }: PhotoSize, share = 0.78) => ({
  x: width / 2,
  y: height * share,
})
