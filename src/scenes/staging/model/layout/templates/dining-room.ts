import type { PieceToPlace, PlacementRules, Spot, Template, TemplateContext } from './template.ts'
import { byPiece, defaultSuggestion } from './template.ts'

/** From the table's edge to whatever is behind a chair, so that one can sit down. Meters. */
export const chairPullOut = 0.75

/** Between a chair that is pushed in and the table: their boxes stay apart. Meters. */
const chairGap = 0.03

/** A table in the middle of things, chairs round it. */
export const diningRoom: Template = {
  'dining-table': () => ({ role: 'anchor', places: [{ by: 'floor', cost: 0 }] }),
  'dining-chair': chair,
  sideboard: defaultSuggestion,
  rug,
  'round-rug': rug,
  'fig-tree': defaultSuggestion,
  bench: defaultSuggestion,
}

function rug({ piece }: PieceToPlace, around: TemplateContext): PlacementRules {
  const turn = piece === 'rug' ? 90 : 0
  return { role: 'rug', places: byPiece(around, 'dining-table', () => [[0, 0, turn]]) }
}

function chair({ nth, of, depth }: PieceToPlace, around: TemplateContext): PlacementRules {
  const places = byPiece(
    around,
    'dining-table',
    (table) => {
      const headless = of > 4 && around.character.loose.by === 0.05
      const seat = (headless ? inRows(table, depth, of) : seats(table, depth))[nth]
      return seat ? [seat] : []
    },
    { loose: around.character.loose.turn > 10 },
  )
  const behind = chairPullOut - depth - chairGap
  return {
    role: 'seat',
    places,
    clear: [
      { x: 0, z: -depth / 2 - behind / 2, width: 0.5, depth: behind, must: true },
      { x: 0, z: -depth / 2 - chairPullOut / 2, width: 0.5, depth: chairPullOut, must: false },
    ],
    wide: false,
  }
}

type Table = { width: number; depth: number }

/** The four along its sides, in pairs across, and the two at its ends. */
function seats(table: Table, chairDepth: number): Spot[] {
  const end = table.width / 2 + chairGap + chairDepth / 2
  return [...inRows(table, chairDepth, 4), [end, 0, 270], [-end, 0, 90]]
}

/** All along the two sides. */
function inRows({ width, depth }: Table, chairDepth: number, count: number): Spot[] {
  const off = depth / 2 + chairGap + chairDepth / 2
  const row = Math.ceil(count / 2)
  return Array.from({ length: row }, (_, at) => ((at + 0.5) / row - 0.5) * width).flatMap((x) => [
    [x, off, 180],
    [x, -off, 0],
  ])
}
