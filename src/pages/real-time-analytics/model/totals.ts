import { apportion } from '../../../math/whole-percents.ts'
import { type Channel, type Region, type SentimentShares, sentiments } from './live.ts'

type Regions = readonly Readonly<Region>[]
type Channels = readonly Readonly<Channel>[]

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** A percentage over all districts, weighted by the people who live there; not rounded. */
const mean = (regions: Regions, of: (region: Readonly<Region>) => number) =>
  sum(regions.map((region) => region.weight * of(region))) /
  sum(regions.map(({ weight }) => weight))

/** Today's opinion in whole percent that add up to 100. */
export function sentimentOf(regions: Regions): SentimentShares {
  const [positive = 0, neutral = 0, negative = 0] = apportion(
    100,
    sentiments.map((kind) => mean(regions, (region) => region[kind])),
  )
  return { positive, neutral, negative }
}

/** Share of active people in this hour, in whole percent. */
export const engagementOf = (regions: Regions): number =>
  Math.round(mean(regions, ({ engagement }) => engagement))

/** People reached today over all channels. */
export const reachOf = (channels: Channels): number => sum(channels.map(({ reach }) => reach))

/** People reached in each district: whole people that add up to the reach of the channels. */
export const reachByRegion = (regions: Regions, channels: Channels): number[] =>
  apportion(
    reachOf(channels),
    regions.map(({ weight }) => weight),
  )

/** AR sessions that are open now. */
export const sessionsOf = (regions: Regions): number => sum(regions.map(({ sessions }) => sessions))

/** The table's columns besides the district's name, in their order. */
export const figureColumns = [
  'people',
  'positive',
  'neutral',
  'negative',
  'engagement',
  'sessions',
] as const
export const columns = ['district', ...figureColumns] as const
export type Column = (typeof columns)[number]
export type District = { district: string } & Record<(typeof figureColumns)[number], number>

/** One row a district. */
export function districtsOf(regions: Regions, channels: Channels): District[] {
  const people = reachByRegion(regions, channels)
  return regions.map(({ name, weight: _, ...figures }, index) => ({
    district: name,
    people: people[index] ?? 0,
    ...figures,
  }))
}

/** The row below them. */
export function totalOf(regions: Regions, channels: Channels): Omit<District, 'district'> {
  return {
    people: reachOf(channels),
    ...sentimentOf(regions),
    engagement: engagementOf(regions),
    sessions: sessionsOf(regions),
  }
}
