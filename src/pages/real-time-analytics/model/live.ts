import { proxy } from 'valtio/vanilla'
import type { AnalyticsSample } from '../../../../content/schemas/analytics-sample.ts'
import { clamp } from '../../../math/clamp.ts'
import { createRandom } from '../../../math/random.ts'

/** Between two updates, in ms. */
export const UPDATE_EVERY = 2000

const SEED = 314

export const kinds = ['positive', 'neutral', 'negative'] as const
export type Kind = (typeof kinds)[number]
export type Shares = Record<Kind, number>

export type Region = AnalyticsSample['regions'][number]
export type Channel = AnalyticsSample['channels'][number]

/**
 * The figures of the evening. The districts and channels are what changes; all totals follow from them (totals.ts).
 * `updates` counts the changes since the start.
 */
export interface Live {
  running: boolean
  updates: number
  regions: Region[]
  channels: Channel[]
  random: () => number
}

export function createLive(sample: AnalyticsSample): Live {
  return proxy(begin(sample))
}

const begin = (sample: AnalyticsSample): Live => ({
  running: false,
  updates: 0,
  regions: sample.regions.map((region) => ({ ...region })),
  channels: sample.channels.map((channel) => ({ ...channel })),
  random: createRandom(SEED),
})

export function start(live: Live): void {
  live.running = true
}

export function pause(live: Live): void {
  live.running = false
}

/** Every figure as in the sample, and the same changes to come as the first time. */
export function reset(live: Live, sample: AnalyticsSample): void {
  Object.assign(live, begin(sample))
}

/** One update: opinions move by up to 2 points, sessions open and close, channels reach a few more people. */
export function update(live: Live): void {
  const { random } = live
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  for (const region of live.regions) {
    moveOpinion(region, upTo(2), upTo(2), upTo(2))
    region.engagement = clamp(region.engagement + upTo(4) - 2, 0, 100)
    region.sessions = Math.max(0, region.sessions + upTo(2) - 1)
  }
  for (const channel of live.channels) channel.reach += upTo(8)
  live.updates += 1
}

/** Moves points from one kind to another, at most those there are: the three still add up to 100. */
export function moveOpinion(shares: Shares, from: number, to: number, points: number): void {
  const giver = kinds[from]
  const taker = kinds[to]
  if (!giver || !taker) return
  const moved = Math.min(points, shares[giver])
  shares[giver] -= moved
  shares[taker] += moved
}
