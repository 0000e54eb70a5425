/** The nine stations in the order of a visit; each is a place on the page: `#survey`. */
export const stationIds = [
  'education',
  'portal',
  'survey',
  'live-poll',
  'instant-poll',
  'adaptive',
  'priority',
  'sentiment',
  'results',
] as const

export type StationId = (typeof stationIds)[number]
