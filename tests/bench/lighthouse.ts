import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { chromiumFlags } from '../setup/chromium-flags.ts'
import type { Bench } from './options.ts'
import { median, type Row } from './row.ts'

/** Of design §11: scores, milliseconds; CLS has no unit. */
const budget = { performance: 95, others: 100, lcp: 1500, tbt: 150, cls: 0.01 }
/** On a busy machine Chromium now and then records a trace without its beginning. */
const attempts = 3

/** English, and the language whose pages are the heaviest: it has a font of its own. */
const isMeasured = (address: string) => !/^\/(es|fr)(\/|$)/.test(address)

/**
 * Lighthouse on every route, in two languages, with its own settings of a phone. A page that keeps its budgets at once
 * is taken at its word; any other is measured several times, and its medians count.
 */
export async function measureLighthouse(bench: Bench): Promise<Row[]> {
  const pages: Medians[] = []
  const bad: string[] = []
  for (const address of bench.addresses.filter(isMeasured)) {
    const runs: Result[] = []
    let page: Medians
    do {
      runs.push(await runLighthouse(bench.origin + address, bench.chromiumPath))
      page = mediansOf(runs)
    } while (!holds(page) && runs.length < bench.options.runs)
    pages.push(page)
    const { scores, lcp, tbt, cls } = page
    const line = `${address}: ${scores.join(' · ')}, LCP ${Math.round(lcp)} ms, TBT ${Math.round(tbt)} ms, CLS ${cls.toFixed(3)} (${runs.length} runs)`
    // A long part: who waits sees where it is.
    console.log(`  ${line}`)
    if (!holds(page)) bad.push(line, ...failedIn(runs))
  }
  const worst = (figure: (page: Medians) => number) => Math.max(...pages.map(figure))
  const measured = [
    `${pages.filter(holds).length} of ${pages.length}`,
    `score ≥ ${Math.min(...pages.flatMap(({ scores }) => scores))}`,
    `LCP ≤ ${(worst(({ lcp }) => lcp) / 1000).toFixed(2)} s`,
    `TBT ≤ ${Math.round(worst(({ tbt }) => tbt))} ms`,
    `CLS ≤ ${worst(({ cls }) => cls).toFixed(3)}`,
  ]
  return [
    {
      what: 'Lighthouse mobile, every route in English and Hindi: pages that keep all budgets',
      ...{ measured: measured.join(' · '), budget: 'all', holds: bad.length === 0, blame: bad },
    },
  ]
}

/** In a browser of its own. A run that breaks down is repeated; a run with bad figures never is. */
async function runLighthouse(url: string, chromePath: string): Promise<Result> {
  let reason = ''
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromiumFlags] })
    try {
      const lhr = (await lighthouse(url, { port: chrome.port, logLevel: 'error' }))?.lhr
      if (lhr && !lhr.runtimeError) return lhr
      reason = lhr?.runtimeError?.message ?? 'no result'
    } catch (error) {
      reason = String(error)
    } finally {
      chrome.kill()
    }
  }
  throw new Error(`Lighthouse on ${url}: ${reason}`)
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The middle of some runs of one page; a figure that a run does not tell is an error. */
function mediansOf(runs: readonly Result[]) {
  const metric = (id: string) =>
    median(runs.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  const score = (id: string) =>
    median(runs.map((run) => Math.round(100 * (run.categories[id]?.score ?? Number.NaN))))
  return {
    scores: categories.map(score),
    lcp: metric('largest-contentful-paint'),
    tbt: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
  }
}

type Medians = ReturnType<typeof mediansOf>

const holds = ({ scores: [performance = 0, ...others], lcp, tbt, cls }: Medians): boolean =>
  performance >= budget.performance &&
  others.every((score) => score >= budget.others) &&
  lcp <= budget.lcp &&
  tbt <= budget.tbt &&
  cls <= budget.cls

/** Each audit that cost points, as it was said first. */
function failedIn(runs: readonly Result[]): string[] {
  const lines = new Map<string, string>()
  for (const { audits, categories: all } of runs) {
    for (const { id, weight } of categories.flatMap((category) => all[category]?.auditRefs ?? [])) {
      const audit = audits[id]
      if (weight === 0 || !audit || (audit.score ?? 1) === 1 || lines.has(id)) continue
      lines.set(id, `${id} ${audit.displayValue ?? audit.title}`)
    }
  }
  return [...lines.values()]
}
