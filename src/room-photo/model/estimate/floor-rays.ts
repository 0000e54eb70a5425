import { radians } from '../../../math/angle.ts'
import { clamp } from '../../../math/clamp.ts'
import { type CameraPose, imagePointOf } from '../camera.ts'
import type { FaceMap } from './room-layout.ts'

const config = {
  /** number of azimuths that are looked at, and how far they reach to each side of the view's direction, degrees */
  azimuths: 128,
  reach: 110,
  /** distances along each, in camera heights */
  distances: { from: 0.25, to: 14, count: 96 },
}

/** Probabilities count as at least this and at most one less this, so that no single place decides. */
export const certain = 0.02

export const geometric = (from: number, to: number, count: number) =>
  Float64Array.from({ length: count }, (_, at) => from * (to / from) ** (at / (count - 1)))

/** Along a ray over the floor: what a boundary at each distance would cost, by the map. */
export interface Ray {
  /** unit vector on the floor */
  x: number
  z: number
  /** cost of a boundary after so many distances */
  cost: Float64Array
  /** numbers of the distances that the photo shows: from, up to but not including */
  first: number
  last: number
}

/** The distances that are looked at along each ray of a camera so high above the floor, meters. */
export function floorDistances(height: number): Float64Array {
  const { from, to, count } = config.distances
  return geometric(from * height, to * height, count)
}

/** The rays over the floor that the photo shows. */
export function raysOf(map: FaceMap, pose: CameraPose, distances: Float64Array): Ray[] {
  const { back } = pose
  const ahead = Math.atan2(-back[0], back[2])
  const reach = radians(config.reach)
  const rays: Ray[] = []
  for (let at = 0; at < config.azimuths; at += 1) {
    const turn = ahead + reach * ((2 * (at + 0.5)) / config.azimuths - 1)
    const [x, z] = [Math.sin(turn), -Math.cos(turn)]
    const ray = rayOf(map, pose, distances, x, z, (2 * reach) / config.azimuths)
    if (ray) rays.push(ray)
  }
  return rays
}

function rayOf(
  map: FaceMap,
  pose: CameraPose,
  distances: Float64Array,
  x: number,
  z: number,
  width: number,
): Ray | null {
  const { count } = config.distances
  const floor = new Float64Array(count)
  const weight = new Float64Array(count)
  let [first, last] = [-1, -1]
  let before: { x: number; y: number } | null = null
  for (let at = 0; at < count; at += 1) {
    const away = distances[at] as number
    const point = imagePointOf(pose, [x * away, -pose.height, z * away])
    const inside =
      point && Math.abs(point.x) < pose.halfWidth && Math.abs(point.y) < pose.halfHeight
    if (!point || !inside) {
      if (first >= 0) break
      before = point
      continue
    }
    if (first < 0) first = at
    last = at + 1
    floor[at] = sampled(map, map.floor, point.x + pose.halfWidth, pose.halfHeight - point.y)
    // The area of the map that a sample stands for: its length along the ray times the ray's width there.
    const step = before ? Math.hypot(point.x - before.x, point.y - before.y) : 1
    const side = imagePointOf(pose, [
      Math.sin(Math.atan2(x, -z) + width) * away,
      -pose.height,
      -Math.cos(Math.atan2(x, -z) + width) * away,
    ])
    const wide = side ? Math.hypot(side.x - point.x, side.y - point.y) : 1
    weight[at] = Math.min(step, 12) * Math.min(wide, 12)
    before = point
  }
  if (first < 0 || last - first < 3) return null
  // What is above the far end of the floor is seen beyond all distances: walls, if not the floor itself.
  const cost = new Float64Array(count + 1)
  let sum = 0
  for (let at = first; at < last; at += 1)
    sum -= (weight[at] as number) * Math.log(clamp(1 - (floor[at] as number), certain, 1 - certain))
  for (let at = 0; at <= count; at += 1) {
    cost[at] = sum
    if (at >= first && at < last) {
      const p = clamp(floor[at] as number, certain, 1 - certain)
      sum += (weight[at] as number) * (Math.log(1 - p) - Math.log(p))
    }
  }
  return { x, z, cost, first, last }
}

/** A value of the map between its places, pixels from the photo's upper left corner. */
export function sampled(
  { columns, rows, width, height }: FaceMap,
  values: Float32Array,
  x: number,
  y: number,
): number {
  const u = clamp((x * columns) / width - 0.5, 0, columns - 1)
  const v = clamp((y * rows) / height - 0.5, 0, rows - 1)
  const [left, top] = [Math.floor(u), Math.floor(v)]
  const [right, below] = [Math.min(left + 1, columns - 1), Math.min(top + 1, rows - 1)]
  const [du, dv] = [u - left, v - top]
  const at = (column: number, row: number) => values[row * columns + column] as number
  return (
    (at(left, top) * (1 - du) + at(right, top) * du) * (1 - dv) +
    (at(left, below) * (1 - du) + at(right, below) * du) * dv
  )
}

/** What it costs that the floor ends so far away. */
export function costAt({ cost }: Ray, away: number, distances: Float64Array): number {
  const { from, to, count } = config.distances
  const first = distances[0] as number
  const place = clamp((Math.log(away / first) / Math.log(to / from)) * (count - 1) + 0.5, 0, count)
  const low = Math.min(Math.floor(place), count - 1)
  const share = place - low
  return (cost[low] as number) * (1 - share) + (cost[low + 1] as number) * share
}
