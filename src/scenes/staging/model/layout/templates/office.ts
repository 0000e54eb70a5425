import { chairPullOut } from './dining-room.ts'
import type { PieceToPlace, PlacementRules, Spot, Template, TemplateContext } from './template.ts'
import { atWall, byPiece, defaultSuggestion } from './template.ts'

/** A desk at a wall, or facing the room with the wall behind its chair. */
export const office: Template = {
  'study-table': desk,
  'office-chair': chair,
  bookshelf: defaultSuggestion,
  sideboard: defaultSuggestion,
  'tv-bench': defaultSuggestion,
  rug,
  'round-rug': rug,
  armchair: defaultSuggestion,
  'fig-tree': defaultSuggestion,
  stool: defaultSuggestion,
}

function desk({ width, depth }: PieceToPlace, { character }: TemplateContext): PlacementRules {
  return {
    role: 'anchor',
    places: [
      atWall(0.15),
      // Turned, so that who works there has the wall behind and sees who comes in.
      { by: 'wall', gap: 1.2, turn: 180, cost: character.floating },
      { by: 'wall', gap: 1.6, turn: 180, cost: character.floating + 0.1 },
    ],
    clear: [
      {
        x: 0,
        z: depth / 2 + chairPullOut / 2,
        width: width / 2,
        depth: chairPullOut,
        must: true,
        save: ['office-chair'],
      },
    ],
  }
}

function chair({ depth }: PieceToPlace, around: TemplateContext): PlacementRules {
  const { by } = around.character.loose
  const gap = 0.04
  const places = byPiece(around, 'study-table', (desk) => {
    const z = desk.depth / 2 + gap + depth / 2
    // Left as somebody got up from it, save where all is exact.
    const turns = by > 0.02 ? [200, 160] : [180]
    return turns.map((turn): Spot => [0, by > 0.02 ? z + 0.06 : z, turn])
  })
  return { role: 'seat', places }
}

function rug({ piece, width, depth }: PieceToPlace, around: TemplateContext): PlacementRules {
  // From under the desk's back legs into the room, lengthwise or across.
  const [across, onward] = [width / 2 - 0.3, depth / 2 - 0.3]
  const round: Spot[] = [
    [0, 0.75, 0],
    [0, 0.4, 0, 0.1],
    [0, 0, 0, 0.3],
  ]
  const long: Spot[] = [
    ...[0, 0.45, -0.45, 0.9, -0.9].map((x): Spot => [x, across, 90, Math.abs(x) / 3]),
    // Before a wall it reaches out to both sides of the desk.
    ...[0, 0.45, -0.45].map((x): Spot => [x, 0.3, 90, 0.15]),
    [0, -0.1, 90, 0.3],
    [0, onward, 0, 0.2],
    ...[0.45, -0.45].map((x): Spot => [x, onward, 0, 0.35]),
  ]
  const spots = piece === 'round-rug' ? round : long
  return { role: 'rug', places: byPiece(around, 'study-table', () => spots) }
}
