import { proxy } from 'valtio/vanilla'
import type { AnalyticsSample } from '../../../../content/schemas/analytics-sample.ts'
import { clamp } from '../../../math/clamp.ts'
import { createRandom } from '../../../math/random.ts'

/** Interval of updates, ms. */
export const UPDATE_INTERVAL_MS = 2000

const SEED = 314

export const sentiments = ['positive', 'neutral', 'negative'] as const
export type Sentiment = (typeof sentiments)[number]
export type SentimentShares = Record<Sentiment, number>

export type Region = AnalyticsSample['regions'][number]
export type Channel = AnalyticsSample['channels'][number]

/**
 * The live figures of the evening. Districts and channels change; all totals are computed from them (totals.ts).
 * `updates` counts the changes since the start.
 */
export interface LiveAnalytics {
  running: boolean
  updates: number
  regions: Region[]
  channels: Channel[]
  random: () => number
}

export function createLiveAnalytics(sample: AnalyticsSample): LiveAnalytics {
  return proxy(begin(sample))
}

const begin = (sample: AnalyticsSample): LiveAnalytics => ({
  running: false,
  updates: 0,
  regions: sample.regions.map((region) => ({ ...region })),
  channels: sample.channels.map((channel) => ({ ...channel })),
  random: createRandom(SEED),
})

export function toggleUpdates(live: LiveAnalytics): void {
  live.running = !live.running
}

/** Resets every figure to the sample, and the random sequence to its start. */
export function resetAnalytics(live: LiveAnalytics, sample: AnalyticsSample): void {
  Object.assign(live, begin(sample))
}

/** One update: sentiment moves by up to 2 points, sessions open and close, channels reach a few more people. */
export function updateAnalytics(live: LiveAnalytics): void {
  const { random } = live
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  for (const region of live.regions) {
    shiftSentiment(region, upTo(2), upTo(2), upTo(2))
    region.engagement = clamp(region.engagement + upTo(4) - 2, 0, 100)
    region.sessions = Math.max(0, region.sessions + upTo(2) - 1)
  }
  for (const channel of live.channels) channel.reach += upTo(8)
  live.updates += 1
}

/** Moves points from one sentiment to another, at most those there are, so that the three still add up to 100. */
export function shiftSentiment(
  shares: SentimentShares,
  from: number,
  to: number,
  points: number,
): void {
  const giver = sentiments[from]
  const taker = sentiments[to]
  if (!giver || !taker) return
  const moved = Math.min(points, shares[giver])
  shares[giver] -= moved
  shares[taker] += moved
}
