import { type LaunchedChrome, launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import * as constants from 'lighthouse/core/config/constants.js'
import { chromiumFlags } from '../../setup/chromium-flags.ts'
import { undisturbed, witnessed } from '../stolen.ts'
import { benchmarkIndex, cpuSlowdown } from './phone.ts'

/** Lighthouse's own network of a phone; given a CPU, it would take none. */
const { mobileSlow4G } = constants.throttling

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Category = (typeof categories)[number]

/** What is kept of one Lighthouse run. */
export interface LighthouseRun {
  /** 0 to 100 */
  scores: Record<Category, number>
  /** largest contentful paint and total blocking time, in ms; cumulative layout shift */
  lcp: number
  tbt: number
  cls: number
  /** audits that cost points: category, audit and what it says */
  failed: string[]
  /** Lighthouse's measure of how fast the machine was at that moment; a desktop has 1500 or more */
  benchmarkIndex: number
  /** how many times slower the CPU was made, to stand for the phone */
  cpuSlowdown: number
  /** share of the CPU that the host of this machine gave to others meanwhile, 0 to 1 */
  stolen: number
}

/** On a busy machine Chromium now and then records a trace without its beginning. */
const attempts = 3

/**
 * Runs Lighthouse as it is, in a browser of its own: phone, simulated slow 4G and a CPU
 * as slow as a phone's (see phone.ts). Two audits might be thought to suffer from a site that is served on this machine, and do
 * not: `is-on-https` takes localhost for secure, and `canonical` allows an address of another host.
 * A run that breaks down is repeated, and one in which the host took the machine away; a run with bad figures never is.
 * @returns the first run that had the machine for itself, else the one that had most of it
 * @throws Error when the page cannot be measured
 */
export async function runLighthouse(url: string, chromePath: string): Promise<LighthouseRun> {
  return undisturbed(() => measureOnce(url, chromePath))
}

/** One run, disturbed or not: the host can make a page slower than it is, never quicker. @throws as `runLighthouse` */
export async function tryLighthouse(url: string, chromePath: string): Promise<LighthouseRun> {
  return witnessed(() => measureOnce(url, chromePath))
}

type Measured = Omit<LighthouseRun, 'stolen'>

async function measureOnce(url: string, chromePath: string): Promise<Measured> {
  let reason = ''
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      return summarize(await attemptRun(url, chromePath))
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error)
    }
  }
  throw new Error(`Lighthouse on ${url}: ${reason}`)
}

async function attemptRun(url: string, chromePath: string): Promise<Report> {
  // Measured right before, for the speed of a shared machine changes from minute to minute.
  const cpuSlowdownMultiplier = cpuSlowdown(await benchmarkIndex(chromePath))
  const chromeFlags = ['--headless=new', ...chromiumFlags]
  const chrome: LaunchedChrome = await launch({ chromePath, chromeFlags })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      throttling: { ...mobileSlow4G, cpuSlowdownMultiplier },
    })
    if (!result || result.lhr.runtimeError) {
      throw new Error(result?.lhr.runtimeError?.message ?? 'no result')
    }
    return result.lhr
  } finally {
    chrome.kill()
  }
}

/** The parts of a Lighthouse result that are read here. */
export interface Report {
  audits: Record<
    string,
    { score: number | null; title: string; displayValue?: string; numericValue?: number }
  >
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number; group?: string }[] }
  >
  environment: { benchmarkIndex: number }
  configSettings: { throttling: { cpuSlowdownMultiplier: number } }
}

export function summarize(report: Report): Measured {
  const { audits, categories: all, environment, configSettings } = report
  const score = (category: Category) => {
    const value = all[category]?.score
    if (typeof value !== 'number') throw new Error(`Lighthouse gave no score for ${category}`)
    return Math.round(value * 100)
  }
  const metric = (id: string) => {
    const value = audits[id]?.numericValue
    if (value === undefined) throw new Error(`Lighthouse gave no ${id}`)
    return value
  }
  const failed = categories.flatMap((category) =>
    (all[category]?.auditRefs ?? [])
      .map(({ id, weight }) => ({ id, weight, audit: audits[id] }))
      .filter(({ weight, audit }) => weight > 0 && audit && (audit.score ?? 1) < 1)
      .map(({ id, audit }) => `${category}: ${id} ${audit?.displayValue ?? audit?.title ?? ''}`),
  )
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: metric('largest-contentful-paint'),
    tbt: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
    failed,
    benchmarkIndex: environment.benchmarkIndex,
    cpuSlowdown: configSettings.throttling.cpuSlowdownMultiplier,
  }
}
