import type { Bench } from '../bench.ts'
import type { Findings, Row } from '../row.ts'
import { isDisturbed } from '../stolen.ts'
import { holds, type Medians, mediansOf } from './medians.ts'
import { type LighthouseRun, runLighthouse, tryLighthouse } from './run.ts'

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
 * is measured as often as the four of `measureLighthouse`, and its medians count.
 */
export async function measureRoutes(bench: Bench): Promise<Findings> {
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
  return { rows: routeRows(pages), raw: pages }
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
      blame: bad.map(inWords),
    },
  ]
}

const inWords = ({ address, runs, scores, lcp, tbt, cls }: MeasuredPage): string =>
  `${address}: ${scores.join(' · ')}, LCP ${Math.round(lcp)} ms, TBT ${Math.round(tbt)} ms, CLS ${cls.toFixed(3)} (${runs.length} runs)`
