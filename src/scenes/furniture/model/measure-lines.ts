import type { Point } from '../../../math/orbit.ts'
import { furnitureConfig } from '../config.ts'
import { reach, rightOf, type Size } from './framing.ts'
import type { View } from './view.ts'

/** A dimension line in the room, as long as the side that it measures. */
export interface Line3 {
  side: 'width' | 'depth' | 'height'
  metres: number
  from: Point
  to: Point
  /** Half a tick, to either side of each end. */
  tick: Point
}

const { aside, uprightAside, tick } = furnitureConfig.measures

/**
 * The three dimension lines of a piece that stands in the middle of the floor: width and depth on the floor along the
 * sides that face the eye, height at the piece's right edge. There none of them is ever behind it.
 */
export function measureLines(size: Size, view: Pick<View, 'yaw'>): Line3[] {
  const { width, depth, height } = size
  const right = rightOf(view)
  // The eye is at yaw: sin and cos of it are the signs of the sides that face it.
  const east = right.z <= 0 ? 1 : -1
  const south = right.x >= 0 ? 1 : -1
  const z = south * (depth / 2 + aside)
  const x = east * (width / 2 + aside)
  const edge = rightmost(size, right)
  const corner = { x: edge.x + right.x * uprightAside, z: edge.z + right.z * uprightAside }
  return [
    {
      side: 'width',
      metres: width,
      from: { x: -width / 2, y: 0, z },
      to: { x: width / 2, y: 0, z },
      tick: { x: 0, y: 0, z: tick },
    },
    {
      side: 'depth',
      metres: depth,
      from: { x, y: 0, z: -depth / 2 },
      to: { x, y: 0, z: depth / 2 },
      tick: { x: tick, y: 0, z: 0 },
    },
    {
      side: 'height',
      metres: height,
      from: { ...corner, y: 0 },
      to: { ...corner, y: height },
      tick: { x: right.x * tick, y: 0, z: right.z * tick },
    },
  ]
}

/** Of the footprint's corners the one that an eye some way off sees furthest to the right. */
function rightmost(size: Size, right: { x: number; z: number }): { x: number; z: number } {
  const far = 4 * reach(size)
  const seen = ({ x, z }: { x: number; z: number }) =>
    (x * right.x + z * right.z) / (far - (z * right.x - x * right.z))
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => ({ x: (x * size.width) / 2, z: (z * size.depth) / 2 })),
  )
  return corners.reduce((best, corner) => (seen(corner) > seen(best) ? corner : best))
}
