import { median, medianRatio } from '../median.ts'
import type { Row } from '../row.ts'
import type { Trial } from './trial.ts'

/** Each contender's trials, one a round. */
export type Results = Record<string, Trial[]>

interface Comparison {
  what: string
  ours: string
  theirs: string
  figure: (trial: Trial) => number
  /** digits of the figure, which is in ms */
  digits: number
  /** a comparison that must be won, or one that is only told */
  isGoal: boolean
}

const sharp = 'tour: file chosen → first sharp frame'
const byHand = `${sharp}, chosen by hand`
const script = 'tour: JavaScript a frame while dragging'
const psv = 'Photo Sphere Viewer'
const time = { figure: (trial: Trial) => trial.sharp, digits: 0 }
const cost = { figure: (trial: Trial) => trial.drag.script, digits: 2 }

const comparisons: Comparison[] = [
  // A visitor presses the drop zone or drags over it before the file is there, and the page prepares.
  { what: byHand, ours: 'Realia by hand', theirs: psv, ...time, isGoal: true },
  { what: byHand, ours: 'Realia by hand', theirs: 'Pannellum', ...time, isGoal: false },
  { what: `${sharp}, out of the blue`, ours: 'Realia', theirs: psv, ...time, isGoal: false },
  { what: script, ours: 'Realia', theirs: psv, ...cost, isGoal: true },
  { what: script, ours: 'Realia', theirs: 'Pannellum', ...cost, isGoal: false },
]

/** What is to be won on larger pictures and slower machines as well. */
const goals = comparisons
  .filter(({ isGoal }) => isGoal)
  .map((goal) => ({ ...goal, ours: 'Realia by hand' }))

/** The rows that set the tour beside the others: medians, and the median of the rounds' ratios. */
export const viewerRows = (results: Results): Row[] =>
  comparisons.map((comparison) => rowOf(comparison, results, ''))

/** The same of the two goals alone. @param where  such as `8192 × 4096, 4× slower` */
export const goalRows = (results: Results, where: string): Row[] =>
  goals.map((goal) => rowOf(goal, results, ` (${where})`))

function rowOf(
  { what, ours, theirs, figure, digits, isGoal }: Comparison,
  results: Results,
  where: string,
): Row {
  const our = (results[ours] ?? []).map(figure)
  const their = (results[theirs] ?? []).map(figure)
  const ratio = medianRatio(our, their)
  const text = (figures: number[]) => `${median(figures).toFixed(digits)} ms`
  return {
    what: `${what}, beside ${theirs}${where}`,
    measured: `${text(our)} : ${text(their)} = ${ratio.toFixed(2)}×`,
    budget: isGoal ? '< 1×' : '',
    // Won only when both ways to look at the rounds say so: a verdict must not hang on noise.
    holds: isGoal ? ratio < 1 && median(our) < median(their) : null,
    blame: [
      `${ours}: ${list(our, digits)} ms a round`,
      `${theirs}: ${list(their, digits)} ms a round`,
    ],
  }
}

function list(figures: number[], digits: number): string {
  return figures.map((figure) => figure.toFixed(digits)).join(', ')
}
