import { median } from '../median.ts'
import { categories, type LighthouseRun } from './run.ts'

/** Of design §11: milliseconds; CLS has no unit. */
const budget = { lcp: 1500, tbt: 50, cls: 0.01 }

/** The middle of some runs of one page, figure by figure. */
export interface Medians {
  /** 0 to 100, as `categories` has them */
  scores: number[]
  /** milliseconds */
  lcp: number
  tbt: number
  cls: number
}

/** @throws RangeError when there are no runs */
export function mediansOf(runs: LighthouseRun[]): Medians {
  const of = (figure: (run: LighthouseRun) => number) => median(runs.map(figure))
  return {
    scores: categories.map((category) => of(({ scores }) => scores[category])),
    lcp: of((run) => run.lcp),
    tbt: of((run) => run.tbt),
    cls: of((run) => run.cls),
  }
}

export const isPerfect = ({ scores }: Medians): boolean => scores.every((score) => score === 100)

export const isQuick = ({ lcp, tbt, cls }: Medians): boolean =>
  lcp <= budget.lcp && tbt <= budget.tbt && cls <= budget.cls

export const holds = (medians: Medians): boolean => isPerfect(medians) && isQuick(medians)
