import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test'
import { ensureBuilt } from '../../scripts/build/ensure-built.ts'
import { findChromium } from '../setup/chromium.ts'
import { benchFlags } from '../setup/chromium-flags.ts'
import { provideChromium } from '../setup/provide-chromium.ts'
import { startServer } from '../setup/server-process.ts'
import { inTempFolder } from '../setup/temp-folder.ts'
import { startTlsProxy } from './tls-proxy.ts'

/** The whole browser, as visitors have it, and not the shell that tests prefer. */
export async function chromiumPath(): Promise<string> {
  const path = await provideChromium(() => findChromium())
  if (!path) throw new Error('The bench needs a Chromium.')
  return path
}

export const launchChromium = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: benchFlags })

/**
 * Measures in a browser of its own, that keeps what pages keep as a visitor's does; other contexts hold it in memory.
 * @param what  gets `memory`, the bytes that all processes of that browser take just now
 */
export const inProfile = <Result>(
  executablePath: string,
  what: (context: BrowserContext, memory: () => number) => Promise<Result>,
): Promise<Result> =>
  inTempFolder(async (folder) => {
    const others = new Set(browserProcesses())
    const own = () => browserProcesses().filter((pid) => !others.has(pid))
    const options = { executablePath, args: benchFlags }
    const context = await chromium.launchPersistentContext(folder, options)
    try {
      return await what(context, () => memoryOf(own()))
    } finally {
      await context.close()
    }
  })

/** The processes of browsers that this process started. */
export function browserProcesses(): number[] {
  const parents = new Map<number, number>()
  for (const pid of readdirSync('/proc').map(Number).filter(Number.isInteger))
    parents.set(pid, Number(statOf(pid)[1] ?? 0))
  const descends = (pid: number): boolean => {
    const parent = parents.get(pid)
    return parent === process.pid || (parent !== undefined && parent > 1 && descends(parent))
  }
  const command = (pid: number) => textOf(`/proc/${pid}/cmdline`).split('\0')[0] ?? ''
  return [...parents.keys()].filter((pid) => descends(pid) && /chrom/.test(command(pid)))
}

const sum = (figures: number[]) => figures.reduce((all, each) => all + each, 0)

/** Bytes; what processes share is counted once. Source: `Pss` of proc(5) */
const memoryOf = (pids: readonly number[]): number =>
  sum(
    pids.map((pid) => {
      const shares = textOf(`/proc/${pid}/smaps_rollup`)
      return Number(/^Pss:\s+(\d+) kB/m.exec(shares)?.[1] ?? 0) * 1024
    }),
  )

/** Seconds of all cores that processes have taken since they began, in user and in system mode. */
export const processorOf = (pids: readonly number[]): number =>
  sum(
    pids.map((pid) => {
      const stat = statOf(pid)
      return (Number(stat[11] ?? 0) + Number(stat[12] ?? 0)) / 100
    }),
  )

/** The fields after the program's name, which may hold anything: state, parent, … Source: proc_pid_stat(5) */
function statOf(pid: number): string[] {
  const stat = textOf(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** Empty for what is no more. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/**
 * Builds the site if it is not up to date, and serves it by its own server on a free port: a copy, so that a build that
 * somebody starts meanwhile changes nothing.
 */
export async function serveSite() {
  await ensureBuilt()
  const root = await mkdtemp(join(tmpdir(), 'realia-bench-'))
  await cp(join(import.meta.dirname, '../../dist/client'), root, { recursive: true })
  const server = await startServer({ PORT: '0', HOST: '', SITE_ROOT: root })
  // However the bench ends, it leaves nothing behind.
  let proxy: Awaited<ReturnType<typeof startTlsProxy>> | undefined
  const cleanUp = () => {
    proxy?.stop()
    server.child.kill('SIGTERM')
    rmSync(root, { recursive: true, force: true })
  }
  process.once('exit', cleanUp)
  const stop = async () => {
    cleanUp()
    await server.ended
    process.off('exit', cleanUp)
  }
  try {
    if (server.port === 0) throw new Error(`The server did not start:\n${server.output()}`)
    const origin = `http://localhost:${server.port}`
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
    const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url))
    if (urls.length === 0) throw new Error('The sitemap names no page.')
    proxy = await startTlsProxy(origin)
    const addresses = urls.map(({ pathname }) => pathname)
    return { origin, tlsOrigin: proxy.origin, root, addresses, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Opens a page in a browser of its own, as a first-time visitor does: nothing is cached, neither files nor code nor
 * shaders, which contexts of one browser share.
 */
export async function inFreshPage<Result>(
  executablePath: string,
  options: BrowserContextOptions,
  what: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const browser = await launchChromium(executablePath)
  try {
    // What a worker hands over from its cache has no weight.
    const context = await browser.newContext({ serviceWorkers: 'block', ...options })
    const page = await context.newPage()
    return await what(page, await context.newCDPSession(page))
  } finally {
    await browser.close()
  }
}
