import type { PieceToPlace, PlacementRules, Spot, Template, TemplateContext } from './template.ts'
import { alternateSides, atWall, byPiece, defaultSuggestion, onBothSides } from './template.ts'

/** Beside a bed people get up and make it. Meters. */
const besideBed = 0.6

/** A bed with its head to a wall, and what one wants within reach of it. */
export const bedroom: Template = {
  'bed-frame': bed,
  'bedside-table': (wanted, around) => ({
    role: 'accent',
    places: bedside(wanted, around, wanted.nth),
  }),
  wardrobe: defaultSuggestion,
  rug,
  'round-rug': rug,
  bench: ({ depth }, around) => ({
    role: 'accent',
    places: [
      ...byPiece(around, 'bed-frame', (bed) => [[0, bed.depth / 2 + depth / 2 + 0.06, 0]]),
      atWall(0.5),
    ],
  }),
  'fig-tree': defaultSuggestion,
  'floor-lamp': defaultSuggestion,
  armchair: defaultSuggestion,
  // One bedside table alone leaves the other side for it.
  stool: (wanted, around) => ({
    role: 'accent',
    places: [...bedside(wanted, around, 1), ...defaultSuggestion(wanted, around).places],
  }),
}

function bed({ width, depth }: PieceToPlace): PlacementRules {
  const side = (sign: number) => ({
    x: (sign * (width + besideBed)) / 2,
    // Bedside tables stand at its head.
    z: 0.25,
    width: besideBed,
    depth: depth - 0.5,
    must: false,
  })
  return { role: 'anchor', places: [atWall()], clear: [side(1), side(-1)], faces: 0.6 }
}

function bedside({ width, depth }: PieceToPlace, around: TemplateContext, nth: number) {
  const places = byPiece(around, 'bed-frame', (bed) =>
    onBothSides(bed.width / 2 + width / 2 + 0.06, depth / 2 - bed.depth / 2 + 0.02, 0),
  )
  return alternateSides(nth, places)
}

function rug({ piece, width, depth }: PieceToPlace, around: TemplateContext): PlacementRules {
  const places = byPiece(around, 'bed-frame', (bed): Spot[] => {
    const foot = bed.depth / 2
    if (piece === 'round-rug') {
      const beside = [0.35, 0.1].flatMap((out) => onBothSides(bed.width / 2 + out, foot - 0.35, 0))
      return [...beside, [0, foot + 0.15, 0, 0.2]]
    }
    return [
      // Across, so that both feet find it in the morning; its edge is clear of the bedside tables.
      [0, 0.55, 90],
      [0, 0.4, 90, 0.1],
      [0.25, 0.5, 90, 0.3],
      [-0.25, 0.5, 90, 0.3],
      [0, foot + depth * 0.1, 0, 0.5],
      [width / 2, 0.3, 0, 0.6],
      [-width / 2, 0.3, 0, 0.6],
    ]
  })
  return { role: 'rug', places }
}
