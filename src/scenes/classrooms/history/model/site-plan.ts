import { pantheonConfig } from '../config.ts'

/** Meters from the middle of the floor. */
export interface SitePoint {
  north: number
  east: number
}

/** A rectangle that can be walked in, parallel to the axes: meters. */
export interface Room {
  id: 'passage' | 'porch' | 'square'
  south: number
  north: number
  /** Either side of the axis. */
  half: number
}

const { porch, doorWidth } = pantheonConfig

/** Of the wall of the rotunda, and of how far what lies before it reaches: the drum is as thick as the dome's foot. */
const radius = pantheonConfig.diameter / 2
const porchBack = radius + pantheonConfig.domeFoot
const porchFront = porchBack + porch.depth

export const sitePlan = {
  rotunda: radius,
  rooms: [
    // From inside the rotunda, so that no wall is left between them where the round is cut.
    { id: 'passage', south: radius - 2, north: porchBack + 1, half: doorWidth / 2 },
    { id: 'porch', south: porchBack, north: porchFront, half: porch.width / 2 },
    { id: 'square', south: porchFront - 1, north: porchFront + 25, half: 25 },
  ] satisfies Room[] as Room[],
  /** Of a column where one walks: its base is wider than its shaft. */
  columnReach: 1,
  /** Of a walker. */
  body: 0.3,
} as const

/** Rows of the porch from the front: eight, then two pairs in each of two rows, so that three aisles are left. */
const rows = [
  { behind: 0, places: [0.5, 1.5, 2.5, 3.5] },
  { behind: 1, places: [1.5, 3.5] },
  { behind: 2, places: [1.5, 3.5] },
] as const

/**
 * Middles of the sixteen columns: eight, and two groups of four behind. How far the front row stands from the edge is
 * an estimate.
 */
export const columns: readonly SitePoint[] = rows.flatMap(({ behind, places }) =>
  places.flatMap((place) => {
    const north = porchFront - 1.2 - behind * porch.columnSpacing
    const east = place * porch.columnSpacing
    return [
      { north, east: -east },
      { north, east },
    ]
  }),
)
