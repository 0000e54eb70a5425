import type { Sizes } from '../../../../../room-photo/model/design/item.ts'
import type { Kit } from '../kit.ts'
import type { Clear, Place, Role, Unit } from '../units/unit.ts'
import { type Character, characterOf } from './character.ts'

/** A piece of the kit on its way to a place. Metres. */
export interface Wanted {
  piece: string
  width: number
  depth: number
  height: number
  /** which of its kind it is, from 0, and how many there are */
  nth: number
  of: number
}

/** What a template may ask for while it says where a piece goes. */
export interface Around {
  character: Character
  /** where a piece was put into the list, if the kit has it; its nth of several */
  find(piece: string, nth?: number): { at: number; width: number; depth: number } | undefined
  /** whether the kit has it */
  has(piece: string): boolean
}

export interface Suggestion {
  role: Role
  places: Place[]
  clear?: Clear[]
  lift?: number
  faces?: number
  wide?: boolean
}

/** How rooms of a kind are furnished. */
export interface Template {
  /** from the most important; what is not named comes last */
  order: readonly string[]
  suggest(wanted: Wanted, around: Around): Suggestion
}

/** Stays behind the most important ones, whatever their number. */
const leastWorth = 2

/**
 * The pieces of a kit that stand on the floor, from the most important.
 * @throws Error for a piece that has no size
 */
export function unitsOf(kit: Kit, sizes: Sizes, template: Template): Unit[] {
  const rank = (piece: string) => {
    const at = template.order.indexOf(piece)
    return at < 0 ? template.order.length : at
  }
  const onFloor = kit.pieces.filter(({ piece }) => mountOf(piece, sizes) === 'floor')
  const sorted = onFloor.toSorted((a, b) => rank(a.piece) - rank(b.piece))
  const units: Unit[] = []
  const around: Around = {
    character: characterOf(kit.style),
    has: (piece) => kit.pieces.some((each) => each.piece === piece),
    find: (piece, nth = 0) => {
      const found = [...units.entries()].filter(([, unit]) => unit.piece === piece)[nth]
      return found && { at: found[0], width: found[1].width, depth: found[1].depth }
    },
  }
  for (const { piece, look, count } of sorted) {
    const size = sizes[piece]
    if (!size) throw new Error(`No piece ${piece}`)
    const of = onFloor.reduce((sum, each) => sum + (each.piece === piece ? each.count : 0), 0)
    const { width, depth, height } = size
    for (let copy = 0; copy < count; copy += 1) {
      const nth = units.filter((unit) => unit.piece === piece).length
      const said = template.suggest({ piece, width, depth, height, nth, of }, around)
      const { role, places, clear = [], lift = 0, faces = 0, wide = role !== 'accent' } = said
      // Lamps and plants are not worth a sofa in the middle of a small room.
      const worth = (role === 'accent' ? 0.6 : 1) * (leastWorth + 40 / (1 + rank(piece)))
      units.push({
        piece,
        look,
        role,
        width,
        depth,
        height,
        places,
        clear,
        worth,
        lift,
        faces,
        wide,
      })
    }
  }
  return units
}

/** What a piece stands on or hangs from. @throws Error for a piece that has no size */
export function mountOf(piece: string, sizes: Sizes) {
  const size = sizes[piece]
  if (!size) throw new Error(`No piece ${piece}`)
  return size.mount ?? 'floor'
}
