import { proxy } from 'valtio/vanilla'
import type { Confidence } from '../match/match.ts'
import { bounded, type PhotoSize, type RoomCamera } from './camera.ts'
import { usualCamera } from './from-match.ts'
import type { Item } from './item.ts'

/** A piece that is held, to be put where the visitor presses next. */
export interface Held {
  piece: string
  look: string
}

/** What a visitor furnishes: a photo, the camera that took it, and what stands on its floor. */
export interface Design {
  photo: PhotoSize
  camera: RoomCamera
  /** how sure the match is; `set` once the visitor has set it by hand */
  confidence: Confidence | 'set'
  items: Item[]
  held: Held | null
  /** Id of the item that keys and buttons act upon. */
  selected: number | null
  /** Whether the grid of the floor is drawn. */
  grid: boolean
  /** The items as they were before each step, the last one last, and after it. */
  past: Item[][]
  future: Item[][]
}

export function createDesign(photo: PhotoSize): Design {
  return proxy<Design>({
    photo,
    camera: usualCamera(photo.width / photo.height),
    confidence: 'poor',
    items: [],
    held: null,
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
  if (held) design.selected = null
}

export function select(design: Design, id: number | null): void {
  design.selected = id
}

export const itemOf = (design: { items: readonly Item[] }, id: number | null): Item | undefined =>
  design.items.find((item) => item.id === id)

/** Below the middle of the photo, where floor is likely. */
export const middleOf = ({ width, height }: PhotoSize, share = 0.78) => ({
  x: width / 2,
  y: height * share,
})
