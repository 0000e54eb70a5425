import type { Browser, Page } from '@playwright/test'
import { splitPathname } from '../../src/site/locales.ts'
import { observatoryScore } from '../setup/observatory-score.ts'
import { memory, setMemory } from './in-page.ts'
import type { Bench } from './options.ts'
import { kilobytes, noneOf, type Row } from './row.ts'
import { budgets, holdsThree } from './three-code.ts'
import { isScript, listTransfers, recordTraffic, sumBytes, type Transfer } from './traffic.ts'

const bytesBudget = 500_000
/** Pages opened at the same time: nothing here is a matter of time. */
const atOnce = 2

/** What a page should not do. */
const complaintKinds = [
  'third-party requests',
  'CSP violations',
  'hydration errors',
  'console errors',
] as const
type Complaint = { kind: (typeof complaintKinds)[number]; text: string }

/**
 * Opens every page in every language: what they load, and what they complain of. No scene starts by itself; in English each
 * page is also opened where scenes do.
 */
export async function measurePages({ browser, origin, addresses }: Bench): Promise<Row[]> {
  const loadAll = async (queue: string[], gigabytes: number) => {
    const loads: PageLoad[] = []
    const work = async () => {
      for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
        loads.push(await loadPage(browser, origin, address, gigabytes))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return loads.sort((a, b) => addresses.indexOf(a.address) - addresses.indexOf(b.address))
  }
  const loads = await loadAll([...addresses], memory.small)
  const english = addresses.filter((address) => splitPathname(address).locale === 'en')
  const started = await loadAll(english, memory.usual)

  // The languages share their code; Hindi is the one whose fonts and copy weigh most.
  const weighed = loads.filter(({ address }) =>
    ['en', 'hi'].includes(splitPathname(address).locale),
  )
  return [
    worst(
      'JS asked for before a page is alive, with the parts of its first view, worst page',
      weighed,
      (transfer, { aliveAt }) => isScript(transfer) && transfer.askedAt < aliveAt,
      budgets.besideFirstLoad,
    ),
    await threeRow(started),
    worst(
      'all bytes of a visit without a touch, no scene starting, video excluded, worst page',
      weighed,
      ({ type }) => type !== 'Media',
      bytesBudget,
    ),
    ...complaintKinds.map((kind) =>
      noneOf(
        `${kind}, ${loads.length} addresses`,
        [...loads, ...started].flatMap(({ address, complaints }) =>
          complaints.filter((one) => one.kind === kind).map(({ text }) => `${address}: ${text}`),
        ),
      ),
    ),
  ]
}

function worst(
  what: string,
  loads: PageLoad[],
  counts: (transfer: Transfer, load: PageLoad) => boolean,
  budget: number,
): Row {
  const sums = loads
    .map((load) => ({
      address: load.address,
      counted: load.transfers.filter((transfer) => counts(transfer, load)),
    }))
    .map((page) => ({ ...page, bytes: sumBytes(page.counted) }))
    .sort((a, b) => b.bytes - a.bytes)
  const [most] = sums
  if (!most || most.bytes === 0) throw new Error(`${what}: nothing was loaded`)
  const over = sums.filter(({ bytes }) => bytes > budget)
  return {
    what,
    measured: `${kilobytes(most.bytes)} (${most.address})`,
    budget: `≤ ${budget / 1000} kB`,
    holds: over.length === 0,
    blame: [
      ...over.slice(0, 5).map(({ address, bytes }) => `${address} ${kilobytes(bytes)}`),
      ...listTransfers(most.counted).slice(0, 7),
    ],
  }
}

/** Nobody waits for 3D to read a page: none is asked for before the page is painted. */
async function threeRow(loads: PageLoad[]): Promise<Row> {
  const scripts = loads.flatMap(({ address, transfers, paintedAt }) =>
    transfers
      .filter((transfer) => isScript(transfer) && transfer.askedAt < paintedAt)
      .map((transfer) => ({ ...transfer, address })),
  )
  const verdicts = new Map<string, boolean>()
  for (const { url } of scripts) {
    if (!verdicts.has(url)) verdicts.set(url, holdsThree(await (await fetch(url)).text()))
  }
  const found = scripts.filter(({ url }) => verdicts.get(url))
  return {
    what: 'three.js bytes asked for before the first paint, all pages',
    measured: kilobytes(sumBytes(found)).replace('0.0 kB', '0'),
    budget: '0',
    holds: found.length === 0,
    blame: found.map(({ address, url, bytes }) => `${address}: ${url} ${kilobytes(bytes)}`),
  }
}

/** What one visit brought, up to the moment the network falls silent, without any interaction. */
interface PageLoad extends Milestones {
  address: string
  transfers: Transfer[]
  complaints: Complaint[]
}

/** ms of the world's clock: the first paint, and the moment from which the page answers. */
interface Milestones {
  paintedAt: number
  aliveAt: number
}

/**
 * Opens a page as a first-time visitor with a desktop screen does: nothing is cached.
 * @param gigabytes  of the device's memory, on which it hangs whether scenes start by themselves
 */
async function loadPage(
  browser: Browser,
  origin: string,
  address: string,
  gigabytes: number,
): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const traffic = await recordTraffic(page)
    const complaints = await collectComplaints(page)
    await page.addInitScript(setMemory, gigabytes)
    await page.addInitScript(watchLife)
    await page.goto(origin + address, { waitUntil: 'networkidle' })
    await page.locator('html[data-alive]').waitFor({ state: 'attached' })
    return {
      address,
      ...(await page.evaluate(readMilestones)),
      transfers: traffic.transfers(),
      complaints: [...thirdParties(traffic.requested(), origin), ...(await complaints())],
    }
  } finally {
    await context.close()
  }
}

/** Runs in the page, before its own scripts. */
function watchLife() {
  const observer = new MutationObserver(() => {
    performance.mark('bench-alive')
    observer.disconnect()
  })
  observer.observe(document, { subtree: true, attributeFilter: ['data-alive'] })
}

/** Runs in the page. A milestone that was not reached is an error of the bench's, not the end of all times. */
function readMilestones(): Milestones {
  const at = (name: string) => {
    const [entry] = performance.getEntriesByName(name)
    if (!entry) throw new Error(`There was no ${name}`)
    return performance.timeOrigin + entry.startTime
  }
  return { paintedAt: at('first-contentful-paint'), aliveAt: at('bench-alive') }
}

/** The addresses that are neither this site's nor in memory. */
const thirdParties = (requested: string[], origin: string): Complaint[] =>
  requested
    .filter((url) => !/^(data|blob|about):/.test(url) && new URL(url).origin !== origin)
    .map((text) => ({ kind: 'third-party requests', text }))

/** React's production build says that hydration failed by numbers only: https://react.dev/errors/418 and following. */
function kindOf(text: string): Complaint['kind'] {
  if (/content security policy/i.test(text)) return 'CSP violations'
  return /react error #(418|419|421|422|423|425)\b|hydrat/i.test(text)
    ? 'hydration errors'
    : 'console errors'
}

/** Collects what a page says in the console, throws, or tries against its policy. To be called before it is opened. */
async function collectComplaints(page: Page): Promise<() => Promise<Complaint[]>> {
  const said: string[] = []
  page.on('pageerror', (error) => said.push(String(error)))
  page.on('console', (message) => {
    const from = message.location().url
    const text = from ? `${message.text()} (${from})` : message.text()
    if (message.type() === 'error' || kindOf(text) !== 'console errors') said.push(text)
  })
  await page.addInitScript(() => {
    window.benchViolations = []
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile } = event
      window.benchViolations?.push(`${violatedDirective} ${blockedURI} ${sourceFile ?? ''}`)
    })
  })
  return async () => {
    const violations = await page.evaluate(() => window.benchViolations ?? [])
    const policy = violations.map((text) => ({ kind: 'CSP violations' as const, text }))
    // The console repeats violations, which the page's own events tell better.
    const others = said.map((text) => ({ kind: kindOf(text), text }))
    return [...policy, ...others.filter(({ kind }) => kind !== 'CSP violations' || !policy.length)]
  }
}

declare global {
  interface Window {
    benchViolations?: string[]
  }
}

/** Scores every page's headers and scripts as by https: behind the proxy that a public server has in front of it. */
export async function measureHeaders({ origin, addresses }: Bench): Promise<Row[]> {
  const scores: { address: string; score: number }[] = []
  for (const address of addresses) {
    const answer = await fetch(origin + address, { headers: { 'X-Forwarded-Proto': 'https' } })
    scores.push({ address, score: observatoryScore(answer.headers, await answer.text()) })
  }
  const [worst, ...others] = scores.toSorted((a, b) => a.score - b.score)
  if (!worst) throw new Error('No page to score')
  return [
    {
      what: "security headers by Mozilla Observatory's rules, worst page",
      measured: `${worst.score} (${worst.address})`,
      budget: '≥ 135',
      holds: worst.score >= 135,
      blame: others.map(({ address, score }) => `${address} ${score}`),
    },
  ]
}
