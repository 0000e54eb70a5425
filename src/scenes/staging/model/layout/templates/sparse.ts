import type { PieceToPlace, PlacementRules, Template, TemplateContext } from './template.ts'
import { acrossCorner, atWall, byPiece, chairGap, inCorner, onBothSides } from './template.ts'

/** A room without a place for more: an armchair and what is small, which may stand free. */
export const sparseRoom: Template = {
  armchair: () => ({
    role: 'seat',
    places: [acrossCorner(0.3), atWall(0.6, chairGap), { by: 'floor', cost: 1 }],
    faces: 0.6,
  }),
  'side-table': smallPiece,
  'floor-lamp': smallPiece,
  'fig-tree': smallPiece,
  stool: smallPiece,
}

function smallPiece({ width }: PieceToPlace, around: TemplateContext): PlacementRules {
  const byChair = byPiece(around, 'armchair', ({ width: chair }) =>
    onBothSides(chair / 2 + width / 2 + 0.08, -0.1, 0),
  )
  return {
    role: 'accent',
    places: [...byChair, inCorner(0.5), atWall(0.8), { by: 'floor', cost: 3 }],
  }
}
