import {
  flat,
  type Item,
  type Mount,
  type Sizes,
  solidOf,
} from '../../../../../room-photo/model/design/item.ts'
import type { Solid } from '../../../../../room-photo/model/solid.ts'
import type { StagingRoom } from '../../room.ts'

/** A furnished room, as the rules look at it. */
export interface Furnished {
  room: StagingRoom
  items: readonly Item[]
  sizes: Sizes
}

/** What a rule finds broken, a sentence each; none where it holds. Rules share nothing with the search. */
export type Rule = (furnished: Furnished) => string[]

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
export function piecesOf({ items, sizes }: Furnished): Piece[] {
  return items.map((item) => {
    const solid = solidOf(item, sizes)
    const { base = 0, height } = solid
    const mount = sizes[item.piece]?.mount ?? 'floor'
    const isFlat = height <= flat
    const stands = !isFlat && base < 0.01 && (mount === 'floor' || mount === 'surface')
    return { item, solid, mount, base, top: base + height, isFlat, stands }
  })
}

export const isSoft = (piece: string): boolean => piece === 'throw' || piece === 'cushion-pair'

/** Seats and beds, on which soft things lie. */
export const isBedding = (piece: string): boolean =>
  piece === 'modern-sofa' || piece === 'bed-frame'
