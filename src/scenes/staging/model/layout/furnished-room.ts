import { type FloorPlace, placeBetween } from '../../../../room-photo/model/camera.ts'
import {
  flatHeight,
  type Item,
  type Mount,
  type Sizes,
  solidOf,
} from '../../../../room-photo/model/design/item.ts'
import type { Solid } from '../../../../room-photo/model/solid.ts'
import type { StagingRoom } from '../room.ts'

/** A furnished room as the rules read it. */
export interface FurnishedRoom {
  room: StagingRoom
  items: readonly Item[]
  sizes: Sizes
}

/** Checks one rule: a sentence for each breach, none where it holds. Rules share the room's geometry with the search, and
 * `unseenItems`, but no code of their own. */
export type Rule = (furnished: FurnishedRoom) => string[]

export interface Piece {
  item: Item
  solid: Solid
  mount: Mount
  base: number
  top: number
  /** lies under furniture, as rugs do */
  isFlat: boolean
  /** stands on the floor, rugs aside */
  stands: boolean
}

/** The pieces as boxes. */
export function piecesOf({ items, sizes }: FurnishedRoom): Piece[] {
  return items.map((item) => {
    const solid = solidOf(item, sizes)
    const { base = 0, height } = solid
    const mount = sizes[item.piece]?.mount ?? 'floor'
    const isFlat = height <= flatHeight
    const stands = !isFlat && base < 0.01 && (mount === 'floor' || mount === 'surface')
    return { item, solid, mount, base, top: base + height, isFlat, stands }
  })
}

export const isSoft = (piece: string): boolean => piece === 'throw' || piece === 'cushion-pair'

/** Seats and beds, on which soft things lie. */
export const isSeatOrBed = (piece: string): boolean =>
  piece === 'modern-sofa' || piece === 'bed-frame'

/** Evenly spaced points between two places, including both. */
export function pointsBetween(from: FloorPlace, to: FloorPlace, count: number): FloorPlace[] {
  return Array.from({ length: count }, (_, at) => placeBetween(from, to, at / (count - 1)))
}

/** An edge of an outline: start, length, direction and inward normal. */
export function edgeOf(outline: readonly FloorPlace[], index: number) {
  const from = outline[index] ?? { x: 0, z: 0 }
  const to = outline[(index + 1) % outline.length] ?? from
  const length = Math.hypot(to.x - from.x, to.z - from.z)
  const along = { x: (to.x - from.x) / length, z: (to.z - from.z) / length }
  const inward = { x: along.z, z: -along.x }
  return { from, length, along, inward }
}
