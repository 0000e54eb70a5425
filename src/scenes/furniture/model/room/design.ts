import { proxy } from 'valtio/vanilla'
import type { Confidence } from '../match/match.ts'
import { bounded, type FloorPlace, type PhotoSize, type RoomCamera } from './camera.ts'
import { usualCamera } from './from-match.ts'
import type { Kept } from './history.ts'
import type { Item } from './item.ts'
import type { FloorLine, Wall } from './wall.ts'

/** A piece that is held, to be put where the visitor presses next. */
export interface Held {
  piece: string
  look: string
}

/** A room of our own, furnished without a photo. Its origin is the middle of its floor. Metres. */
export interface RoomBox {
  width: number
  depth: number
  height: number
}

/** What a visitor furnishes: a photo, the camera that took it, and what stands on its floor. */
export interface Design {
  photo: PhotoSize
  camera: RoomCamera
  /** how sure the match is; `set` once the visitor has set it by hand */
  confidence: Confidence | 'set'
  items: Item[]
  /** What hangs needs a wall. */
  walls: Wall[]
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
  /** Whether the grid of the floor is drawn. */
  grid: boolean
  /** Items and walls as they were before each step, the last one last, and after it. */
  past: Kept[]
  future: Kept[]
}

export function createDesign(photo: PhotoSize): Design {
  return proxy<Design>({
    photo,
    camera: usualCamera(photo.width / photo.height),
    confidence: 'poor',
    items: [],
    walls: [],
    room: null,
    held: null,
    drawing: null,
    snap: true,
    guides: [],
    selected: null,
    grid: false,
    past: [],
    future: [],
  })
}

/** Takes over what the match found; where it found nothing, the visitor sees the grid to set it by. */
export function setMatch(design: Design, camera: RoomCamera, confidence: Confidence): void {
  design.camera = camera
  design.confidence = confidence
  design.grid = confidence === 'poor'
}

/** What the visitor sets by hand; what is not named stays. */
export function adjustCamera(design: Design, change: Partial<RoomCamera>): void {
  design.camera = bounded({ ...design.camera, ...change })
  design.confidence = 'set'
}

export function toggleGrid(design: Design): void {
  design.grid = !design.grid
}

/** Holds a piece, or lets go of it. */
export function hold(design: Design, held: Held | null): void {
  design.held = held
  if (!held) return
  design.selected = null
  design.drawing = null
}

export function select(design: Design, id: number | null): void {
  design.selected = id
}

export function toggleSnap(design: Design): void {
  design.snap = !design.snap
}

/** In a photo nothing tells where the ceiling is: most are so high. Metres. */
const usualCeiling = 2.5

export const ceilingOf = ({ room }: { room: RoomBox | null }): number =>
  room?.height ?? usualCeiling

export const itemOf = (design: { items: readonly Item[] }, id: number | null): Item | undefined =>
  design.items.find((item) => item.id === id)

/** Below the middle of the photo, where floor is likely. */
export const middleOf = ({ width, height }: PhotoSize, share = 0.78) => ({
  x: width / 2,
  y: height * share,
})
