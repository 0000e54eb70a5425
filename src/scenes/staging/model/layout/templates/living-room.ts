import type {
  PieceToPlace,
  PlacementRules,
  PlaceRule,
  Spot,
  Template,
  TemplateContext,
} from './template.ts'
import {
  acrossCorner,
  alternateSides,
  atWall,
  byPiece,
  chairGap,
  defaultSuggestion,
  inCorner,
  onBothSides,
} from './template.ts'

/** From the sofa's front to the table's edge: a hand reaches it, a knee passes. Meters. */
const sofaToTable = 0.43

/** Rugs reach so far under the sofa. Meters. */
const underSofa = 0.3

/** A seating group round a table, as designers have it since Merrell et al. 2011: all its seats face one place. */
export const livingRoom: Template = {
  'modern-sofa': (_, { character }) => ({
    role: 'anchor',
    places: [
      atWall(),
      ...[0.95, 1.6, 2.2].map((gap) => ({ by: 'wall' as const, gap, cost: character.floating })),
    ],
    faces: 0.8,
  }),
  'coffee-table': ({ depth }, around) => ({
    role: 'table',
    places: bySofa(around, [[0, sofaToTable + depth / 2, 0]]),
  }),
  rug,
  armchair,
  bookshelf: defaultSuggestion,
  'tv-bench': defaultSuggestion,
  sideboard: defaultSuggestion,
  'round-rug': roundRug,
  'side-table': sideTable,
  'floor-lamp': ({ width }, around) => ({
    role: 'accent',
    places: [...atArms(around, width + 0.1, 0), inCorner(0.3), atWall(1.2)],
  }),
  'fig-tree': ({ width }, around) => ({
    role: 'accent',
    places: [inCorner(0, 0.05), ...atArms(around, width + 0.08, 0.1)],
  }),
  stool,
}

/** Places by the sofa: to its right, before its front, turned, and what they cost. Meters and degrees. */
const bySofa = (around: TemplateContext, spots: readonly Spot[]) =>
  byPiece(around, 'modern-sofa', ({ depth }) =>
    spots.map(([x, front, turn, cost]): Spot => [x, depth / 2 + front, turn, cost]),
  )

function rug({ width, depth, nth }: PieceToPlace, around: TemplateContext): PlacementRules {
  if (nth > 0) return { role: 'rug', places: [{ by: 'floor', cost: 0.5 }] }
  // Along the sofa, which is shorter than the rug is long.
  const front = width / 2 - underSofa
  const places = bySofa(around, [
    [0, front, 90],
    [0.3, front, 90, 0.3],
    [-0.3, front, 90, 0.3],
    [0, front - 0.25, 90, 0.3],
    // In a narrow room all of the sofa stands on it.
    [0, front - 0.56, 90, 0.5],
    [0, depth / 2 - underSofa - 0.3, 0, 0.6],
  ])
  return { role: 'rug', places }
}

function roundRug({ depth }: PieceToPlace, around: TemplateContext): PlacementRules {
  if (around.find('rug')) {
    // Layered: it covers a corner of the first one.
    const places = bySofa(around, onBothSides(0.95, 1.6, 0))
    return { role: 'rug', places, lift: 0.018 }
  }
  const front = depth / 2 - underSofa + 0.02
  const places = bySofa(around, [
    [0, front, 0],
    [0, front - 0.2, 0, 0.3],
  ])
  return { role: 'rug', places }
}

function armchair({ nth }: PieceToPlace, around: TemplateContext): PlacementRules {
  const { chairs, symmetric } = around.character
  const facing = (x: number, front: number, turn: number, cost: number) => {
    const spots = onBothSides(x, 0.46 + front, (turn + 360) % 360, cost)
    return byPiece(around, 'modern-sofa', () => spots, { loose: !symmetric })
  }
  const spread = symmetric
    ? [
        ...facing(1.4, 1, -90 - chairs, 0),
        ...facing(1.25, 1.3, -90 - chairs, 0.5),
        ...facing(0.5, 2.2, 180 + chairs, 1.1),
      ]
    : [
        ...facing(1.4, 1.6, -90 - chairs, 0),
        ...facing(1.3, 1.25, -90 - chairs / 2, 0.15),
        ...facing(0.8, 2.05, -90 - chairs * 2, 0.3),
      ]
  // One that shows its back takes the middle of the picture and tells little.
  return {
    role: 'seat',
    places: [
      ...alternateSides(nth, spread),
      acrossCorner(1.8),
      // Where no sofa fits, a chair by the wall still furnishes the room.
      atWall(2.4, chairGap),
    ],
    faces: 0.6,
  }
}

/** Beside the sofa's arms, their backs in line. @param off  from the arm to the piece's other side, meters */
const atArms = (around: TemplateContext, off: number, cost: number): PlaceRule[] =>
  byPiece(around, 'modern-sofa', ({ width, depth }) =>
    onBothSides(width / 2 + off / 2 + 0.04, 0.24 - depth / 2, 0, cost),
  )

function sideTable({ width, nth }: PieceToPlace, around: TemplateContext): PlacementRules {
  const places = alternateSides(nth, atArms(around, width + 0.14, 0))
  const byChair = byPiece(
    around,
    'armchair',
    ({ width: chair }) => onBothSides(chair / 2 + width / 2 + 0.08, -0.1, 0, 0.4),
    { nth },
  )
  return { role: 'accent', places: [...places, ...byChair, inCorner(1)] }
}

function stool({ width, nth }: PieceToPlace, around: TemplateContext): PlacementRules {
  const aside = byPiece(
    around,
    'modern-sofa',
    ({ depth }) => [
      ...onBothSides(1.24, depth / 2 + 0.66, 15),
      ...onBothSides(1.34, depth / 2 + 1.15, 40),
    ],
    { loose: true },
  )
  const lounging = atArms(around, width + 0.3, 0.1)
  const places = [...alternateSides(nth, aside), ...lounging, inCorner(0.5, 0.25)]
  return { role: 'accent', places }
}
