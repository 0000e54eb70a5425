import { median } from '../median.ts'
import type { Row } from '../row.ts'
import { isPerfect, isQuick, mediansOf } from './medians.ts'
import { phoneIndex } from './phone.ts'
import type { LighthouseRun } from './run.ts'

/** The two rows of a page: the four scores, and the three lab metrics. Each figure is a median. */
export function lighthouseRows(address: string, runs: LighthouseRun[]): Row[] {
  const medians = mediansOf(runs)
  const { scores, lcp, tbt, cls } = medians
  const failed = tally(runs)
  return [
    {
      what: `Lighthouse mobile ${address}: performance · accessibility · best practices · SEO`,
      measured: scores.join(' · '),
      budget: '100 each',
      holds: isPerfect(medians),
      blame: failed,
    },
    {
      what: `lab ${address}: LCP · TBT · CLS`,
      measured: `${(lcp / 1000).toFixed(2)} s · ${Math.round(tbt)} ms · ${cls.toFixed(3)}`,
      budget: '≤ 1.5 s · ≤ 50 ms · ≤ 0.01',
      holds: isQuick(medians),
      blame: failed.filter((line) => line.startsWith('performance')),
    },
  ]
}

/** What the machine was and how much slower it was made; without these no figure here says much. */
export function machineRow(runs: LighthouseRun[]): Row {
  const index = Math.round(median(runs.map((run) => run.benchmarkIndex)))
  const slowdown = median(runs.map((run) => run.cpuSlowdown)).toFixed(1)
  const stolen = Math.round(100 * median(runs.map((run) => run.stolen)))
  return {
    what: `Lighthouse: benchmark index of this machine · CPU slowdown to a phone of ${phoneIndex} · CPU stolen by its host`,
    measured: `${index} · ${slowdown}× · ${stolen} %`,
    budget: '',
    holds: null,
  }
}

/** Each audit that cost points, as it was said first, with the number of runs it did so in. */
function tally(runs: LighthouseRun[]): string[] {
  const lines = new Map<string, { line: string; count: number }>()
  for (const line of runs.flatMap((run) => run.failed)) {
    const audit = line.split(' ', 2).join(' ')
    const known = lines.get(audit) ?? { line, count: 0 }
    lines.set(audit, { ...known, count: known.count + 1 })
  }
  return [...lines.values()].map(({ line, count }) => `${line} (${count} of ${runs.length} runs)`)
}
