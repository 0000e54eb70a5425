import { ahead, type FloorPoint, farFrom, minus, plus, yawOf } from '../geometry/floor-point.ts'
import { crossingsOf, nearestOnWalls, ordered } from '../geometry/floor-polygon.ts'

/** A doorway's middle and the wall's face are at most so far apart, metres. */
const halfWall = 0.3

/** Steps from the wall into the room, metres. */
const step = 0.25

/**
 * Where on the floor a doorway is marked for one who stands in a room: the middle of its threshold; where a corner of
 * the room hides that, the nearest place before it that can be seen.
 */
export function doorwayMark(
  polygon: readonly FloorPoint[],
  from: FloorPoint,
  threshold: FloorPoint,
): FloorPoint {
  const corners = ordered(polygon)
  const seen = (place: FloorPoint, slack: number) => {
    const way = minus(place, from)
    const exit = crossingsOf(corners, from, ahead(yawOf(way), 1)).find(({ out }) => out)
    return exit !== undefined && exit.far >= Math.hypot(...way) - slack
  }
  const face = nearestOnWalls(corners, threshold)
  if (seen(threshold, 2 * halfWall)) return threshold
  const thick = farFrom(face, threshold)
  if (thick === 0) return threshold
  const into = minus(face, threshold)
  for (let far = step; far <= 6 * step; far += step) {
    const place = plus(face, [(into[0] / thick) * far, (into[1] / thick) * far])
    if (seen(place, 0)) return place
  }
  return threshold
}
