import type { Kit } from '../kit.ts'
import { mountOf } from '../templates/template.ts'
import { curtainSpots } from './curtains.ts'
import { type Dressing, putFirst, type Wanted } from './dressing.ts'
import { hangPendants } from './pendants.ts'
import { hangPictures } from './pictures.ts'
import { putOnTop } from './surface.ts'

/** From the most important: what stands on tables goes there in this order. */
const small = ['table-lamp', 'desk-lamp', 'throw', 'cushion-pair', 'potted-plant', 'vase', 'bowl']

/** Puts what does not stand on the floor into a room whose furniture stands. */
export function dress(dressing: Dressing, kit: Kit): void {
  const wanted = (mount: string): Wanted[] =>
    kit.pieces.flatMap(({ piece, look, count }) =>
      mountOf(piece, dressing.sizes) === mount
        ? Array.from({ length: count }, () => ({ piece, look }))
        : [],
    )
  const onWalls = wanted('wall')
  const curtains = onWalls.filter(({ piece }) => piece === 'curtains')
  hangCurtains(dressing, curtains)
  const rank = ({ piece }: Wanted) => (small.includes(piece) ? small.indexOf(piece) : small.length)
  for (const each of wanted('surface').toSorted((a, b) => rank(a) - rank(b))) {
    putOnTop(dressing, each)
  }
  hangPendants(dressing, wanted('ceiling'))
  hangPictures(dressing, inRow(onWalls.filter(({ piece }) => piece !== 'curtains')))
}

/** Every window that they fit gets curtains: a kit's one pair stands for the one window of its picture. */
function hangCurtains(dressing: Dressing, [first, ...more]: readonly Wanted[]): void {
  const size = first && dressing.sizes[first.piece]
  if (!first || !size) return
  const windows = curtainSpots(dressing.space, size)
  if (windows.length === 0) dressing.leftOut.push({ piece: first.piece, why: 'no-window' })
  for (const [at, spots] of windows.entries()) {
    putFirst(dressing, more[at - 1] ?? first, spots, 'no-window')
  }
}

/** The mirror in the middle of its row. */
function inRow(wanted: readonly Wanted[]): Wanted[] {
  const mirrors = wanted.filter(({ piece }) => piece === 'mirror')
  const pictures = wanted.filter(({ piece }) => piece !== 'mirror')
  const half = Math.ceil(pictures.length / 2)
  return [...pictures.slice(0, half), ...mirrors, ...pictures.slice(half)]
}
