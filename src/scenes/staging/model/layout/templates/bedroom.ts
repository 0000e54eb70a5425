import type { PieceToPlace, Suggestion, Template, TemplateContext } from './template.ts'
import { alternateSides, anywhere, atWall, byPiece, mirrored } from './template.ts'

/** Beside a bed people get up and make it. Meters. */
const besideBed = 0.6

/** A bed with its head to a wall, and what one wants within reach of it. */
export const bedroom: Template = {
  'bed-frame': bed,
  'bedside-table': (wanted, around) => ({
    role: 'accent',
    places: bedside(wanted, around, wanted.nth),
  }),
  wardrobe: anywhere,
  rug,
  'round-rug': rug,
  bench: ({ depth }, around) => ({
    role: 'accent',
    places: [
      ...byPiece(around, 'bed-frame', (found) => [
        { x: 0, z: found.depth / 2 + depth / 2 + 0.06, turn: 0 },
      ]),
      atWall(0.5),
    ],
  }),
  'fig-tree': anywhere,
  'floor-lamp': anywhere,
  armchair: anywhere,
  // One bedside table alone leaves the other side for it.
  stool: (wanted, around) => ({
    role: 'accent',
    places: [...bedside(wanted, around, 1), ...anywhere(wanted, around).places],
  }),
}

function bed({ width, depth }: PieceToPlace): Suggestion {
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
  const places = byPiece(around, 'bed-frame', (found) =>
    mirrored({
      x: found.width / 2 + width / 2 + 0.06,
      z: depth / 2 - found.depth / 2 + 0.02,
      turn: 0,
    }),
  )
  return alternateSides(nth, places)
}

function rug({ piece, width, depth }: PieceToPlace, around: TemplateContext): Suggestion {
  const atFoot = (by: number, cost: number) => {
    const poseAt = (bed: { depth: number }) => [{ x: 0, z: bed.depth / 2 + by, turn: 0 }]
    return byPiece(around, 'bed-frame', poseAt, { cost })
  }
  if (piece === 'round-rug') {
    const places = byPiece(around, 'bed-frame', (bed) =>
      [0.35, 0.1].flatMap((out) =>
        mirrored({ x: bed.width / 2 + out, z: bed.depth / 2 - 0.35, turn: 0 }),
      ),
    )
    return { role: 'rug', places: [...places, ...atFoot(0.15, 0.2)] }
  }
  // Across, so that both feet find it in the morning; its edge is clear of the bedside tables.
  const under = (x: number, z: number, turn: number, cost: number) =>
    byPiece(around, 'bed-frame', () => [{ x, z, turn }], { cost })
  return {
    role: 'rug',
    places: [
      ...under(0, 0.55, 90, 0),
      ...under(0, 0.4, 90, 0.1),
      ...under(0.25, 0.5, 90, 0.3),
      ...under(-0.25, 0.5, 90, 0.3),
      ...atFoot(depth * 0.1, 0.5),
      ...under(width / 2, 0.3, 0, 0.6),
      ...under(-width / 2, 0.3, 0, 0.6),
    ],
  }
}
