import type { Browser } from '@playwright/test'
import { splitPathname } from '../../src/site/locales.ts'
import type { Bench } from './bench.ts'
import {
  type Complaint,
  type ComplaintKind,
  collectComplaints,
  complaintKinds,
  thirdParties,
} from './complaints.ts'
import { kilobytes, noneOf, type Row } from './row.ts'
import { holdsThree } from './three-code.ts'
import {
  isScript,
  isVideo,
  listTransfers,
  recordTraffic,
  sumBytes,
  type Transfer,
} from './traffic.ts'

const scriptBudget = 95_000
const bytesBudget = 500_000
/** Pages opened at the same time: nothing here is a matter of time. */
const atOnce = 2

const titles: Record<ComplaintKind, string> = {
  'third-party': 'third-party requests',
  csp: 'CSP violations',
  hydration: 'hydration errors',
  console: 'console errors',
}

/** Opens every page in every language: what they load, and what they complain of. */
export async function measurePages({ browser, origin, addresses }: Bench): Promise<Row[]> {
  const queue = [...addresses]
  const loads: PageLoad[] = []
  const work = async () => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      loads.push(await loadPage(browser, origin, address))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  loads.sort((a, b) => addresses.indexOf(a.address) - addresses.indexOf(b.address))

  // The languages share their code; Hindi is the one whose fonts and copy weigh most.
  const weighed = loads.filter(({ address }) =>
    ['en', 'hi'].includes(splitPathname(address).locale),
  )
  return [
    worst('first-load JS, worst page', weighed, isScript, scriptBudget),
    await threeRow(weighed),
    worst('bytes before 3D, video excluded, worst page', weighed, (t) => !isVideo(t), bytesBudget),
    ...complaintKinds.map((kind) => complaintRow(kind, loads)),
  ]
}

function worst(
  what: string,
  loads: PageLoad[],
  counts: (transfer: Transfer) => boolean,
  budget: number,
): Row {
  const sums = loads
    .map(({ address, transfers }) => ({ address, counted: transfers.filter(counts) }))
    .map(({ address, counted }) => ({ address, counted, bytes: sumBytes(counted) }))
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

/** No visitor pays for 3D who did not ask for it: no page may bring it by itself. */
async function threeRow(loads: PageLoad[]): Promise<Row> {
  const scripts = loads.flatMap(({ address, transfers }) =>
    transfers.filter(isScript).map((transfer) => ({ ...transfer, address })),
  )
  const verdicts = new Map<string, boolean>()
  for (const { url } of scripts) {
    if (!verdicts.has(url)) verdicts.set(url, holdsThree(await (await fetch(url)).text()))
  }
  const found = scripts.filter(({ url }) => verdicts.get(url))
  return {
    what: 'three.js bytes before a scene is asked for, all pages',
    measured: kilobytes(sumBytes(found)).replace('0.0 kB', '0'),
    budget: '0',
    holds: found.length === 0,
    blame: found.map(({ address, url, bytes }) => `${address}: ${url} ${kilobytes(bytes)}`),
  }
}

function complaintRow(kind: ComplaintKind, loads: PageLoad[]): Row {
  const found = loads.flatMap(({ address, complaints }) =>
    complaints.filter((one) => one.kind === kind).map(({ text }) => `${address}: ${text}`),
  )
  return noneOf(`${titles[kind]}, ${loads.length} addresses`, found)
}

/** What one visit brought, up to the moment the network falls silent, without any interaction. */
interface PageLoad {
  address: string
  transfers: Transfer[]
  complaints: Complaint[]
}

/** Opens a page as a first-time visitor with a desktop screen does: nothing is cached. */
async function loadPage(browser: Browser, origin: string, address: string): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const traffic = await recordTraffic(page)
    const complaints = await collectComplaints(page)
    await page.goto(origin + address, { waitUntil: 'networkidle' })
    return {
      address,
      transfers: traffic.transfers(),
      complaints: [...thirdParties(traffic.requested(), origin), ...(await complaints())],
    }
  } finally {
    await context.close()
  }
}
