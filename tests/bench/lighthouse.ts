import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import puppeteer from 'puppeteer-core'
import { splitPathname } from '../../src/site/locales.ts'
import { benchFlags } from '../setup/chromium-flags.ts'
import { liveAddresses } from './arrival/first-screens.ts'
import { drawingSize, limitDrawing, sizeTold } from './in-page.ts'
import type { Bench } from './options.ts'
import { median, type Row } from './row.ts'

/** Of design §11: scores, milliseconds; CLS has no unit. */
const still = { performance: 95, tbt: 150, others: 100, lcp: 1500, cls: 0.01 }
/**
 * Where a first screen comes alive by itself, on a device that draws it. In software a page with nothing but three.js blocks for
 * 0.8 to 1.1 s, which no page here can undercut: `arrival` puts each first screen beside it.
 */
const live = { ...still, performance: 90, tbt: 300 }
type Budget = typeof still
/** On a busy machine Chromium now and then records a trace without its beginning. */
const attempts = 3

/** English, and the language whose pages are the heaviest: it has a font of its own. */
const isMeasured = (address: string) => !/^\/(es|fr)(\/|$)/.test(address)

const isLive = (address: string) => liveAddresses.includes(splitPathname(address).path)

/** Lighthouse on every route, in two languages, with its own settings of a phone. */
export async function measureLighthouse(bench: Bench): Promise<Row[]> {
  const routes = bench.addresses.filter(isMeasured)
  const languages = 'in English and Hindi: pages that keep all budgets'
  return [
    await measureRoutes(
      bench,
      `without a live first screen ${languages}`,
      still,
      routes.filter((route) => !isLive(route)),
    ),
    await measureRoutes(bench, `with one (${sizeTold}) ${languages}`, live, routes.filter(isLive)),
  ]
}

/**
 * A page that keeps its budgets at once is taken at its word; any other is measured several times, and its medians
 * count.
 */
async function measureRoutes(
  bench: Bench,
  which: string,
  budget: Budget,
  addresses: string[],
): Promise<Row> {
  const pages: Medians[] = []
  const bad: string[] = []
  const holds = (page: Medians) => keeps(page, budget)
  for (const address of addresses) {
    const runs: Result[] = []
    let page: Medians
    do {
      runs.push(await runLighthouse(bench.tlsOrigin + address, bench.chromiumPath, budget === live))
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
    `performance ≥ ${Math.min(...pages.map(({ scores: [performance = 0] }) => performance))}`,
    `others ≥ ${Math.min(...pages.flatMap(({ scores: [, ...others] }) => others))}`,
    `LCP ≤ ${(worst(({ lcp }) => lcp) / 1000).toFixed(2)} s`,
    `TBT ≤ ${Math.round(worst(({ tbt }) => tbt))} ms`,
    `CLS ≤ ${worst(({ cls }) => cls).toFixed(3)}`,
  ]
  return {
    what: `Lighthouse mobile, every route ${which}`,
    measured: measured.join(' · '),
    budget: `≥ ${budget.performance} · ${budget.others} · ≤ ${budget.lcp / 1000} s · ≤ ${budget.tbt} ms · ≤ ${budget.cls}`,
    holds: bad.length === 0,
    blame: bad,
  }
}

/**
 * In a browser of its own. A run that breaks down is repeated; a run with bad figures never is.
 * @param isReduced  whether scenes are drawn small, since software takes all of the time for their pixels
 */
async function runLighthouse(url: string, chromePath: string, isReduced: boolean): Promise<Result> {
  let reason = ''
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...benchFlags] })
    try {
      const browserURL = `http://localhost:${chrome.port}`
      const browser = await puppeteer.connect({ browserURL, defaultViewport: null })
      const page = await browser.newPage()
      if (isReduced) await page.evaluateOnNewDocument(limitDrawing, drawingSize)
      const lhr = (await lighthouse(url, { logLevel: 'error' }, undefined, page))?.lhr
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

/** How long scripts and drawing block a page with a live first screen, ms: its total blocking time. */
export const measureBlocking = async (url: string, chromePath: string): Promise<number> =>
  blockingTime(await runLighthouse(url, chromePath, true))

const metric = ({ audits }: Result, id: string) => audits[id]?.numericValue ?? Number.NaN
const blockingTime = (run: Result) => metric(run, 'total-blocking-time')

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The middle of some runs of one page; a figure that a run does not tell is an error. */
function mediansOf(runs: readonly Result[]) {
  const score = (id: string) =>
    median(runs.map((run) => Math.round(100 * (run.categories[id]?.score ?? Number.NaN))))
  return {
    scores: categories.map(score),
    lcp: median(runs.map((run) => metric(run, 'largest-contentful-paint'))),
    tbt: median(runs.map(blockingTime)),
    cls: median(runs.map((run) => metric(run, 'cumulative-layout-shift'))),
  }
}

type Medians = ReturnType<typeof mediansOf>

const keeps = (
  { scores: [performance = 0, ...others], lcp, tbt, cls }: Medians,
  budget: Budget,
): boolean =>
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
