import { type Sizes, sizeOf } from '../../../../../room-photo/model/design/item.ts'
import type { Kit } from '../../kit.ts'
import type { Pose } from '../space/body.ts'
import { type LayoutPreferences, layoutPreferences } from './layout-preferences.ts'

/** A piece of the kit that a template places. Meters. */
export interface PieceToPlace {
  piece: string
  width: number
  depth: number
  height: number
  /** which of its kind it is, from 0, and how many there are */
  nth: number
  of: number
}

/** What a template can query while it places a piece. */
export interface TemplateContext {
  character: LayoutPreferences
  /** where a piece was put into the list, if the kit has it; its nth of several */
  find(piece: string, nth?: number): { at: number; width: number; depth: number } | undefined
}

export interface PlacementRules {
  role: Role
  places: PlaceRule[]
  /** none by default */
  clear?: ClearArea[]
  /** meters from the floor, where it lies upon another rug; 0 by default */
  lift?: number
  /** what it costs that its front is turned from the camera; 0 by default */
  faces?: number
  /** whether people walk up to it by a wide way, not just by a slim one; by default to all but accents */
  wide?: boolean
}

/** How rooms of a kind are furnished: its pieces from the most important; what is not named comes last, anywhere. */
export type Template = Readonly<
  Record<string, (wanted: PieceToPlace, around: TemplateContext) => PlacementRules>
>

/** Rank of the pieces behind the most important ones. */
const leastWorth = 2

/**
 * The pieces of a kit that stand on the floor, from the most important.
 * @throws Error for a piece that has no size
 */
export function unitsOf(kit: Kit, sizes: Sizes, template: Template): Unit[] {
  const order = Object.keys(template)
  const rank = (piece: string) => (piece in template ? order.indexOf(piece) : order.length)
  const onFloor = kit.pieces.filter(({ piece }) => mountOf(piece, sizes) === 'floor')
  const sorted = onFloor.toSorted((a, b) => rank(a.piece) - rank(b.piece))
  const units: Unit[] = []
  const around: TemplateContext = {
    character: layoutPreferences[kit.style],
    find: (piece, nth = 0) => {
      const found = [...units.entries()].filter(([, unit]) => unit.piece === piece)[nth]
      return found && { at: found[0], width: found[1].width, depth: found[1].depth }
    },
  }
  for (const { piece, variant, count } of sorted) {
    const { width, depth, height } = sizeOf(piece, sizes)
    const of = onFloor.reduce((sum, each) => sum + (each.piece === piece ? each.count : 0), 0)
    for (let copy = 0; copy < count; copy += 1) {
      const nth = units.filter((unit) => unit.piece === piece).length
      const place = template[piece] ?? defaultSuggestion
      const said = place({ piece, width, depth, height, nth, of }, around)
      // Lamps and plants are not worth a sofa in the middle of a small room.
      const worth = (said.role === 'accent' ? 0.6 : 1) * (leastWorth + 40 / (1 + rank(piece)))
      units.push({
        piece,
        variant,
        width,
        depth,
        height,
        worth,
        clear: [],
        lift: 0,
        faces: 0,
        wide: said.role !== 'accent',
        ...said,
      })
    }
  }
  return units
}

/** What a piece stands on or hangs from. @throws Error for a piece that has no size */
export const mountOf = (piece: string, sizes: Sizes) => sizeOf(piece, sizes).mount ?? 'floor'

/** A rule for where a piece may stand. A cost of 0 is as a designer would have it; 1 is a makeshift. */
export type PlaceRule =
  /** with its back so far from a wall, anywhere along it; turned away from that where told, degrees */
  | { by: 'wall'; gap: number; turn?: number; cost: number }
  /** so far from both walls of a corner, its back to one of them, or into the corner where told */
  | { by: 'corner'; gap: number; across?: boolean; cost: number }
  /** by another piece and turned with it; `sway` meters and degrees it may be off */
  | { by: 'piece'; of: number; pose: Pose; sway?: { by: number; turn: number }; cost: number }
  /** anywhere, along the walls */
  | { by: 'floor'; cost: number }

/** What a piece is for, which decides how well it stands where. */
type Role = 'anchor' | 'table' | 'seat' | 'storage' | 'rug' | 'accent'

/** An area of the floor that a piece needs free, in its own frame; meters. Flat pieces may lie in it. */
export interface ClearArea {
  x: number
  z: number
  width: number
  depth: number
  /** whether the piece is left out without it; otherwise it is only preferred */
  must: boolean
  /** of the pieces that may stand in it, as chairs do before a table */
  save?: readonly string[]
}

/** A unit with its possible places. Meters. */
export interface Unit extends Required<PlacementRules> {
  piece: string
  variant: string
  width: number
  depth: number
  height: number
  /** what leaving it out costs */
  worth: number
}

/** Meters between a piece and the wall behind it: skirting boards are so thick. */
const backGap = 0.04

export const atWall = (cost = 0, gap = backGap): PlaceRule => ({ by: 'wall', gap, cost })

/** Meters between a chair that is sat in from the front and the wall behind it. */
export const chairGap = 0.15

/** With its back into a corner: seats look over the room from there. */
export const acrossCorner = (cost: number): PlaceRule => ({
  by: 'corner',
  gap: 0.24,
  across: true,
  cost,
})

export const inCorner = (cost = 0, gap = 0.12): PlaceRule => ({ by: 'corner', gap, cost })

/** By a piece: so far to its right and to its front, turned, and what it costs. Meters and degrees. */
export type Spot = readonly [x: number, z: number, turn: number, cost?: number]

/** Rules for a place by another piece of the list; none when the kit does not have it. */
export function byPiece(
  { find, character }: TemplateContext,
  piece: string,
  spots: (found: { width: number; depth: number }) => readonly Spot[],
  { nth = 0, loose = false } = {},
): PlaceRule[] {
  const found = find(piece, nth)
  if (!found) return []
  const sway = loose ? character.loose : { by: 0, turn: 0 }
  return spots(found).map(([x, z, turn, cost = 0]) => ({
    by: 'piece',
    of: found.at,
    pose: { x, z, turn },
    sway,
    cost,
  }))
}

/** On both sides alike: x to the right becomes x to the left. */
export const onBothSides = (...[x, z, turn, cost]: Spot): Spot[] => [
  [x, z, turn, cost],
  [-x, z, (360 - turn) % 360, cost],
]

/** The mirrored places for the first of a pair, and the other way round for the second. */
export const alternateSides = (nth: number, places: PlaceRule[]): PlaceRule[] =>
  nth % 2 === 0 ? places : places.toReversed()

/** The place rules of a piece that a template does not mention. */
export function defaultSuggestion(
  { piece, width, depth }: PieceToPlace,
  around: TemplateContext,
): PlacementRules {
  switch (piece) {
    case 'wardrobe':
    case 'bookshelf':
    case 'sideboard':
    case 'tv-bench': {
      // Before its doors, or before its shelves.
      const free = piece === 'wardrobe' ? 0.7 : 0.6
      const clear = { x: 0, z: depth / 2 + free / 2, width, depth: free, must: true }
      return { role: 'storage', places: [atWall()], clear: [clear] }
    }
    case 'bench':
      return { role: 'accent', places: [atWall()] }
    case 'armchair':
      return { role: 'seat', places: [acrossCorner(0.3), atWall(0.6, chairGap)] }
    case 'fig-tree':
      return { role: 'accent', places: [inCorner(0, 0.05)] }
    case 'floor-lamp':
      return { role: 'accent', places: [inCorner(), atWall(0.5)] }
    case 'stool':
      return {
        role: 'accent',
        places: [
          ...byPiece(around, 'armchair', ({ width: chair }) =>
            onBothSides(chair / 2 + width / 2 + 0.12, 0.1, 0),
          ),
          inCorner(0.4, 0.2),
          { by: 'wall', gap: 0.1, cost: 0.6 },
        ],
      }
    default:
      return { role: 'accent', places: [inCorner(0.2), atWall(0.3)] }
  }
}
