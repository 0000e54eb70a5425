import { expect, test } from 'vitest'
import sample from '../../../../content/en/demos/analytics.json' with { type: 'json' }
import insight from '../../../../content/en/demos/insight.json' with { type: 'json' }
import {
  createLiveAnalytics,
  resetAnalytics,
  sentiments,
  shiftSentiment,
  toggleUpdates,
  updateAnalytics,
} from './live.ts'
import { engagementOf, reachByRegion, reachOf, sentimentOf, sessionsOf } from './totals.ts'

test('§2.4 the sample adds up to the four tiles of the home page', () => {
  const { regions, channels } = createLiveAnalytics(sample)
  const reach = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
  expect(insight.tiles.map(({ value }) => value)).toEqual([
    `${sentimentOf(regions).positive}%`,
    `${engagementOf(regions)}%`,
    reach.format(reachOf(channels)),
    String(sessionsOf(regions)),
  ])
})

test('percentages stay within 0 to 100 and add up to 100, and counts follow, over 100 updates', () => {
  const live = createLiveAnalytics(sample)
  let reached = reachOf(live.channels)
  for (let round = 0; round < 100; round += 1) {
    updateAnalytics(live)
    for (const region of live.regions) {
      expect(region.positive + region.neutral + region.negative).toBe(100)
      for (const kind of sentiments) expect(region[kind]).toBeGreaterThanOrEqual(0)
      expect(region.engagement).toBeGreaterThanOrEqual(0)
      expect(region.engagement).toBeLessThanOrEqual(100)
      expect(region.sessions).toBeGreaterThanOrEqual(0)
    }
    const { positive, neutral, negative } = sentimentOf(live.regions)
    expect(positive + neutral + negative).toBe(100)
    const total = reachOf(live.channels)
    expect(total).toBeGreaterThanOrEqual(reached)
    expect(reachByRegion(live.regions, live.channels).reduce((sum, part) => sum + part, 0)).toBe(
      total,
    )
    reached = total
  }
  expect(live.updates).toBe(100)
})

test('two simulations are equal, and a reset one repeats the first run', () => {
  const [one, two] = [createLiveAnalytics(sample), createLiveAnalytics(sample)]
  for (let round = 0; round < 5; round += 1) {
    updateAnalytics(one)
    updateAnalytics(two)
  }
  expect(one.regions).toEqual(two.regions)
  expect(one.regions).not.toEqual(sample.regions)
  toggleUpdates(two)
  expect(two.running).toBe(true)
  toggleUpdates(two)
  expect(two.running).toBe(false)
  toggleUpdates(two)
  resetAnalytics(two, sample)
  expect(two).toMatchObject({ running: false, updates: 0 })
  expect(two.regions).toEqual(sample.regions)
  for (let round = 0; round < 5; round += 1) updateAnalytics(two)
  expect(two.regions).toEqual(one.regions)
  expect(two.channels).toEqual(one.channels)
})

test('no more points are moved than there are', () => {
  const shares = { positive: 99, neutral: 0, negative: 1 }
  shiftSentiment(shares, 2, 0, 2)
  expect(shares).toEqual({ positive: 100, neutral: 0, negative: 0 })
  shiftSentiment(shares, 1, 2, 2)
  expect(shares).toEqual({ positive: 100, neutral: 0, negative: 0 })
})
