import type { Channel, Region } from './live.ts'
import { engagementOf, reachByRegion, reachOf, sentimentOf, sessionsOf } from './totals.ts'

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

type Regions = readonly Readonly<Region>[]
type Channels = readonly Readonly<Channel>[]

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
