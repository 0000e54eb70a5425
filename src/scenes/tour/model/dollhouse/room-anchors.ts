import { type Point2, edgesOf, isInside, signedArea } from '../../../../math/polygon.ts'
import type { Point } from '../../../../math/orbit.ts'
import { type HomeData, standsAt } from '../home/home-data.ts'

/** Names of rooms float so high over the floor, metres. */
const above = 0.5

/** Where in the home the name of each standing point's room is; metres in its axes. */
export function roomAnchors(home: HomeData): Map<string, Point> {
  return new Map(
    home.standingPoints.map((point) => {
      const polygon = home.rooms.find(({ id }) => id === point.room)?.polygon ?? []
      const middle = centroid(polygon)
      const [x, z] = middle && isInside(middle, polygon) ? middle : standsAt(point)
      return [point.id, { x, y: above, z }]
    }),
  )
}

/** The middle of a polygon's area; null for one that has none. Source: the shoelace formula, by moments. */
function centroid(polygon: readonly Point2[]): Point2 | null {
  const area = signedArea(polygon)
  if (Math.abs(area) < 1e-9) return null
  let [x, y] = [0, 0]
  for (const [a, b] of edgesOf(polygon)) {
    const moment = a[0] * b[1] - b[0] * a[1]
    x += (a[0] + b[0]) * moment
    y += (a[1] + b[1]) * moment
  }
  return [x / (6 * area), y / (6 * area)]
}
