import type { Bench } from '../bench.ts'
import { median } from '../median.ts'
import type { Row } from '../row.ts'
import { isDisturbed } from '../stolen.ts'
import { phoneIndex } from './phone.ts'
import { categories, type LighthouseRun, runLighthouse, tryLighthouse } from './run.ts'

interface MeasuredPage extends Medians {
  address: string
  runs: LighthouseRun[]
}

/** English, and the language whose pages are the heaviest: it has a font of its own. */
const inLanguages = (address: string) => !/^\/(es|fr)(\/|$)/.test(address)

/** A page that breaks a budget while the host takes the CPU away waits so often until the others are done. */
const putOff = 3

/**
 * Lighthouse on every route, in two languages. A page that keeps its budgets at once is taken at its word; any other
 * is measured several times, and its medians count.
 */
export async function measureLighthouse(bench: Bench): Promise<Row[]> {
  const { origin, chromiumPath, options } = bench
  const pages: { address: string; runs: LighthouseRun[] }[] = []
  let waiting = bench.addresses.filter(inLanguages)
  for (let round = 0; waiting.length > 0; round += 1) {
    const disturbed: string[] = []
    for (const address of waiting) {
      const url = origin + address
      const first = await tryLighthouse(url, chromiumPath)
      const runs = holds(mediansOf([first])) || !isDisturbed(first) ? [first] : []
      if (runs.length === 0 && round < putOff) {
        disturbed.push(address)
        continue
      }
      while (runs.length === 0 || (!holds(mediansOf(runs)) && runs.length < options.runs)) {
        runs.push(await runLighthouse(url, chromiumPath))
      }
      // A long part: who waits sees where it is.
      console.log(`  ${inWords({ address, runs, ...mediansOf(runs) })}`)
      pages.push({ address, runs })
    }
    waiting = disturbed
  }
  return [machineRow(pages.flatMap(({ runs }) => runs)), ...routeRows(pages)]
}

/** One row for all pages: how many keep every budget, and the worst of each figure. */
export function routeRows(pages: { address: string; runs: LighthouseRun[] }[]): Row[] {
  const found = pages.map(({ address, runs }) => ({ address, runs, ...mediansOf(runs) }))
  const bad = found.filter((page) => !holds(page))
  const worst = (figure: (page: Medians) => number) => Math.max(...found.map(figure))
  const least = Math.min(...found.flatMap(({ scores }) => scores))
  const measured = [
    `${found.length - bad.length} of ${found.length}`,
    `score ≥ ${least}`,
    `LCP ≤ ${(worst(({ lcp }) => lcp) / 1000).toFixed(2)} s`,
    `TBT ≤ ${Math.round(worst(({ tbt }) => tbt))} ms`,
    `CLS ≤ ${worst(({ cls }) => cls).toFixed(3)}`,
  ]
  return [
    {
      what: 'Lighthouse mobile, every route in English and Hindi: pages that keep all budgets',
      measured: measured.join(' · '),
      budget: 'all',
      holds: bad.length === 0,
      blame: bad.flatMap((page) => [inWords(page), ...tally(page.runs)]),
    },
  ]
}

const inWords = ({ address, runs, scores, lcp, tbt, cls }: MeasuredPage): string =>
  `${address}: ${scores.join(' · ')}, LCP ${Math.round(lcp)} ms, TBT ${Math.round(tbt)} ms, CLS ${cls.toFixed(3)} (${runs.length} runs)`

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

/** Of design §11: milliseconds; CLS has no unit. */
const budget = { lcp: 1500, tbt: 50, cls: 0.01 }

/** The middle of some runs of one page, figure by figure. */
interface Medians {
  /** 0 to 100, as `categories` has them */
  scores: number[]
  /** milliseconds */
  lcp: number
  tbt: number
  cls: number
}

/** @throws RangeError when there are no runs */
function mediansOf(runs: LighthouseRun[]): Medians {
  const of = (figure: (run: LighthouseRun) => number) => median(runs.map(figure))
  return {
    scores: categories.map((category) => of(({ scores }) => scores[category])),
    lcp: of((run) => run.lcp),
    tbt: of((run) => run.tbt),
    cls: of((run) => run.cls),
  }
}

const holds = ({ scores, lcp, tbt, cls }: Medians): boolean =>
  scores.every((score) => score === 100) &&
  lcp <= budget.lcp &&
  tbt <= budget.tbt &&
  cls <= budget.cls
