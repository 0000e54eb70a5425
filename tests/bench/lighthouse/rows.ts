import { median } from '../median.ts'
import type { Row } from '../row.ts'
import { categories, type LighthouseRun } from './run.ts'

const budget = { lcp: 1500, tbt: 50, cls: 0.01 }

/** The two rows of a page: the four scores, and the three lab metrics. Each figure is a median. */
export function lighthouseRows(address: string, runs: LighthouseRun[]): Row[] {
  const of = (figure: (run: LighthouseRun) => number) => median(runs.map(figure))
  const scores = categories.map((category) => of(({ scores }) => scores[category]))
  const lcp = of((run) => run.lcp)
  const tbt = of((run) => run.tbt)
  const cls = of((run) => run.cls)
  const failed = [...new Set(runs.flatMap((run) => run.failed))]
  return [
    {
      what: `Lighthouse mobile ${address}: performance · accessibility · best practices · SEO`,
      measured: scores.join(' · '),
      budget: '100 each',
      holds: scores.every((score) => score === 100),
      blame: failed,
    },
    {
      what: `lab ${address}: LCP · TBT · CLS`,
      measured: `${(lcp / 1000).toFixed(2)} s · ${Math.round(tbt)} ms · ${cls.toFixed(3)}`,
      budget: '≤ 1.5 s · ≤ 50 ms · ≤ 0.01',
      holds: lcp <= budget.lcp && tbt <= budget.tbt && cls <= budget.cls,
      blame: failed.filter((line) => line.startsWith('performance')),
    },
  ]
}
