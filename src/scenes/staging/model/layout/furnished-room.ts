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

/** Evenly spaced points between two places, including both. */
export function pointsBetween(from: FloorPlace, to: FloorPlace, count: number): FloorPlace[] {
  return Array.from({ length: count }, (_, at) => placeBetween(from, to, at / (count - 1)))
}
