import type { Bench } from '../bench.ts'
import type { Findings, Row } from '../row.ts'
import { holds, type Medians, mediansOf } from './medians.ts'
import { type LighthouseRun, runLighthouse } from './run.ts'

/** English, and the language whose pages are the heaviest: it has a font of its own. */
const inLanguages = (address: string) => !/^\/(es|fr)(\/|$)/.test(address)

/**
 * Lighthouse on every route, in two languages. A page that keeps its budgets at once is taken at its word; any other
 * is measured as often as the four of `measureLighthouse`, and its medians count.
 */
export async function measureRoutes(bench: Bench): Promise<Findings> {
  const { origin, chromiumPath, options } = bench
  const pages: { address: string; runs: LighthouseRun[] }[] = []
  for (const address of bench.addresses.filter(inLanguages)) {
    const runs = [await runLighthouse(origin + address, chromiumPath)]
    while (!holds(mediansOf(runs)) && runs.length < options.runs) {
      runs.push(await runLighthouse(origin + address, chromiumPath))
    }
    pages.push({ address, runs })
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
      blame: bad.map(
        ({ address, scores, lcp, tbt, cls, runs }) =>
          `${address}: ${scores.join(' · ')}, LCP ${Math.round(lcp)} ms, TBT ${Math.round(tbt)} ms, CLS ${cls.toFixed(3)} (${runs.length} runs)`,
      ),
    },
  ]
}
