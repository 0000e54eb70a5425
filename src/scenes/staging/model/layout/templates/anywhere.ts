import type { Pose } from '../space/body.ts'
import type { Place } from '../units/unit.ts'
import type { Around, Suggestion, Wanted } from './template.ts'

/** Metres between a piece and the wall behind it: skirting boards are so thick. */
export const backGap = 0.04

export const atWall = (cost = 0): Place => ({ by: 'wall', gap: backGap, cost })

/** With its back into a corner: seats look over the room from there. */
export const acrossCorner = (cost: number): Place => ({
  by: 'corner',
  gap: 0.24,
  across: true,
  cost,
})

export const inCorner = (cost = 0, gap = 0.12): Place => ({ by: 'corner', gap, cost })

/** By a piece that is in the list; nothing where the kit has none. */
export function byPiece(
  { find, character }: Around,
  piece: string,
  poses: (found: { width: number; depth: number }) => Pose[],
  { cost = 0, nth = 0, loose = false } = {},
): Place[] {
  const found = find(piece, nth)
  if (!found) return []
  const sway = loose ? character.loose : { by: 0, turn: 0 }
  return poses(found).map((pose) => ({ by: 'piece', of: found.at, pose, sway, cost }))
}

/** On both sides alike: x to the right becomes x to the left. */
export const mirrored = ({ x, z, turn }: Pose): Pose[] => [
  { x, z, turn },
  { x: -x, z, turn: (360 - turn) % 360 },
]

/** The mirrored places for the first of a pair, and the other way round for the second. */
export const inTurn = (nth: number, places: Place[]): Place[] =>
  nth % 2 === 0 ? places : places.toReversed()

/** Where a piece goes of which a template knows nothing special. */
export function anywhere({ piece, width, depth }: Wanted, around: Around): Suggestion {
  switch (piece) {
    case 'wardrobe':
      return {
        role: 'storage',
        places: [atWall()],
        clear: [{ x: 0, z: depth / 2 + 0.35, width, depth: 0.7, must: true }],
      }
    case 'bookshelf':
    case 'sideboard':
    case 'tv-bench':
      return {
        role: 'storage',
        places: [atWall()],
        clear: [{ x: 0, z: depth / 2 + 0.3, width, depth: 0.6, must: true }],
      }
    case 'bench':
      return { role: 'accent', places: [atWall()] }
    case 'armchair':
      return { role: 'seat', places: [acrossCorner(0.3), { by: 'wall', gap: 0.15, cost: 0.6 }] }
    case 'rug':
    case 'round-rug':
      return { role: 'rug', places: [{ by: 'floor', cost: 0.5 }] }
    case 'fig-tree':
    case 'floor-lamp':
      return { role: 'accent', places: [inCorner(), atWall(0.5)] }
    case 'stool':
      return {
        role: 'accent',
        places: [
          ...byPiece(around, 'armchair', ({ width: chair }) =>
            mirrored({ x: chair / 2 + width / 2 + 0.12, z: 0.1, turn: 0 }),
          ),
          inCorner(0.4, 0.2),
          { by: 'wall', gap: 0.1, cost: 0.6 },
        ],
      }
    default:
      return { role: 'accent', places: [inCorner(0.2), atWall(0.3)] }
  }
}
