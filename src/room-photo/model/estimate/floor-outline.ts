import { clamp } from '../../../math/clamp.ts'
import {
  type CameraPose,
  cameraPoseOf,
  type FloorPlace,
  imagePointOf,
  type RoomCamera,
} from '../camera.ts'
import { boxOf, type FoundWall, type WallSide } from '../wall.ts'
import {
  certain,
  costAt,
  floorDistances,
  geometric,
  type Ray,
  raysOf,
  sampled,
} from './floor-rays.ts'
import type { FaceMap } from './room-layout.ts'

/** An edge of the floor: a wall that the photo shows, or where the photo ends. */
export interface FloorEdge {
  /** the share of its length in the photo that the map agrees with, 0 to 1; 0 for one that the photo doesn't show */
  trust: number
}

/** The floor of a room with walls at right angles, in the camera's room; meters. */
export interface FloorOutline {
  /** counter-clockwise seen from above, beginning in front of the left edge */
  corners: FloorPlace[]
  /** of each edge, from a corner to the next */
  edges: FloorEdge[]
  /**
   * how well the map agrees, 0 to 1: the exponential of minus the cost by area, for each sample along the rays; not a mean
   * probability, since samples cover different areas
   */
  agreement: number
  /** above the floor, meters; null where the photo doesn't show it */
  ceiling: number | null
}

const config = {
  /** of walls, in camera heights: photographers stand 0.25 m before one */
  walls: { from: 0.12, to: 11, count: 105 },
  /** what a corner costs, in places of the map times nats */
  corner: 10,
  /** and one where the floor goes on behind a wall */
  step: 12,
  /** a wall is where the map has it within this, as a logarithm of the distance */
  agrees: 0.1,
  /** a photo with less floor shows none, as a share of it */
  floor: 0.01,
  /** of ceilings above the floor, in camera heights: 3.1 m over a camera held at 1.05 m is in it */
  ceilings: { from: 1.25, to: 3, count: 71 },
  /** places that are looked at up a wall, from the camera's height to the highest ceiling */
  upward: 36,
}

/** How the floor lies in a photo: the outline with right angles that the map of its faces agrees with most. */
export function findFloorOutline(map: FaceMap, camera: RoomCamera): FloorOutline | null {
  const share = map.floor.reduce((sum, probability) => sum + probability, 0) / map.floor.length
  if (share < config.floor) return null
  const pose = cameraPoseOf(camera, map)
  const { height } = camera
  const distances = floorDistances(height)
  const rays = raysOf(map, pose, distances)
  if (rays.length < 8) return null
  const walls = wallsFor(height)
  const path = cheapestPath(rays, walls, distances)
  const runs = refined(runsOf(path, walls), rays, distances)
  return outlineOf(runs, rays, distances, map, pose)
}

/** The outline of a room that is so many times as large. */
export const scaledOutline = (outline: FloorOutline, by: number): FloorOutline => ({
  ...outline,
  corners: outline.corners.map(({ x, z }) => ({ x: x * by, z: z * by })),
  ceiling: outline.ceiling === null ? null : outline.ceiling * by,
})

/** A wall along one axis: x or z is `at`. */
interface AxisWall {
  axis: 'x' | 'z'
  at: number
}

function wallsFor(height: number): AxisWall[] {
  const { from, to, count } = config.walls
  const far = [...geometric(from * height, to * height, count)]
  return [
    ...far.map((at): AxisWall => ({ axis: 'x', at: -at })),
    ...far.map((at): AxisWall => ({ axis: 'x', at })),
    ...far.map((at): AxisWall => ({ axis: 'z', at: -at })),
  ]
}

/** How far away a wall is along a ray; infinite where the ray never meets it. */
function distanceTo({ axis, at }: AxisWall, ray: Pick<Ray, 'x' | 'z'>): number {
  const along = axis === 'x' ? ray.x : ray.z
  const away = at / along
  return away > 0 ? away : Number.POSITIVE_INFINITY
}

/** The wall that ends each ray, by dynamic programming: what the map says, and a price for each corner. */
function cheapestPath(rays: Ray[], walls: AxisWall[], distances: Float64Array): number[] {
  const count = walls.length
  const aways = rays.map((ray) => Float64Array.from(walls, (wall) => distanceTo(wall, ray)))
  const own = rays.map((ray, at) =>
    Float64Array.from(aways[at] as Float64Array, (away) =>
      Number.isFinite(away) ? costAt(ray, away, distances) : Number.POSITIVE_INFINITY,
    ),
  )
  const from: Int16Array[] = []
  let total = own[0] as Float64Array
  for (let at = 1; at < rays.length; at += 1) {
    const next = new Float64Array(count).fill(Number.POSITIVE_INFINITY)
    const came = new Int16Array(count)
    const away = aways[at] as Float64Array
    const costs = own[at] as Float64Array
    // Only the cheapest are worth to turn away from.
    const cheap = [...total.keys()]
      .sort((a, b) => (total[a] as number) - (total[b] as number))
      .slice(0, 40)
    for (let wall = 0; wall < count; wall += 1) {
      if (!Number.isFinite(costs[wall] as number)) continue
      let [best, by] = [total[wall] as number, wall]
      for (const other of cheap) {
        const before = total[other] as number
        if (before >= best) break
        if (other === wall) continue
        const apart = Math.abs(Math.log((away[other] as number) / (away[wall] as number)))
        if (!Number.isFinite(apart)) continue
        const isCorner = walls[other]?.axis !== walls[wall]?.axis
        const price = config.corner + config.step * Math.min(1, apart / (isCorner ? 0.25 : 0.05))
        if (before + price < best) [best, by] = [before + price, other]
      }
      next[wall] = best + (costs[wall] as number)
      came[wall] = by
    }
    from.push(came)
    total = next
  }
  let wall = total.indexOf(Math.min(...total))
  const path = [wall]
  for (let at = from.length - 1; at >= 0; at -= 1) {
    wall = from[at]?.[wall] as number
    path.unshift(wall)
  }
  return path
}

/** Rays one after the other that end at one wall: from, up to but not including. */
interface Run {
  wall: AxisWall
  from: number
  to: number
}

function runsOf(path: number[], walls: AxisWall[]): Run[] {
  const runs: Run[] = []
  path.forEach((wall, at) => {
    const last = runs.at(-1)
    const own = walls[wall] as AxisWall
    if (last && last.wall === own) last.to = at + 1
    else runs.push({ wall: own, from: at, to: at + 1 })
  })
  return runs
}

/** Moves each wall to where its own rays agree most. */
function refined(runs: Run[], rays: Ray[], distances: Float64Array): Run[] {
  return runs.map((run) => {
    const own = rays.slice(run.from, run.to)
    const costOf = (at: number) =>
      own.reduce(
        (sum, ray) => sum + costAt(ray, distanceTo({ ...run.wall, at }, ray), distances),
        0,
      )
    let [best, least] = [run.wall.at, costOf(run.wall.at)]
    for (let step = -12; step <= 12; step += 1) {
      const at = run.wall.at * 1.005 ** step
      const cost = costOf(at)
      if (cost < least - 1e-6) [best, least] = [at, cost]
    }
    return { ...run, wall: { ...run.wall, at: best } }
  })
}

/**
 * How far a floor goes on behind the camera, and beside what the photo shows of it, in camera heights: photographers stand
 * with their backs to a wall, or in a corner, and a door may be in a wall that is nearer than one takes it for.
 */
const beyond = { behind: 0.35, aside: 0.1 }

function outlineOf(
  runs: Run[],
  rays: Ray[],
  distances: Float64Array,
  map: FaceMap,
  pose: CameraPose,
): FloorOutline | null {
  const pointOn = (run: Run, ray: Ray): FloorPlace => {
    const away = distanceTo(run.wall, ray)
    return { x: ray.x * away, z: ray.z * away }
  }
  const [first, last] = [runs[0], runs.at(-1)]
  if (!first || !last) return null
  const seen = runs.map((run) => farthestSeen(run, rays, distances))
  const inner =
    first === last
      ? []
      : [pointOn(first, rays[first.to - 1] as Ray), pointOn(last, rays[last.from] as Ray)]
  const open = openSides([...seen.flat(), ...inner], pose)
  const trusts = runs.map((run) => trustOf(run, rays, distances))
  // From the front's left to its right, then back along the walls, so that the corners go round counter-clockwise.
  const corners: FloorPlace[] = []
  const edges: FloorEdge[] = []
  const add = (corner: FloorPlace, trust: number) => {
    corners.push(corner)
    edges.push({ trust })
  }
  const left = endOf(first, seen[0] ?? [], -1, open.left)
  const right = endOf(last, seen.at(-1) ?? [], 1, open.right)
  add({ x: left.x, z: open.front }, 0)
  const lastTrust = trusts.at(-1) ?? 0
  add({ x: right.x, z: open.front }, right.turn === null ? lastTrust : 0)
  if (right.turn !== null) {
    const isAlong = last.wall.axis === 'z'
    add({ x: right.x, z: right.turn }, isAlong ? lastTrust : 0)
    if (!isAlong) add({ x: last.wall.at, z: right.turn }, lastTrust)
  }
  for (let at = runs.length - 1; at > 0; at -= 1) {
    const [before, after] = [runs[at] as Run, runs[at - 1] as Run]
    const trust = trusts[at - 1] ?? 0
    if (before.wall.axis !== after.wall.axis) {
      const x = before.wall.axis === 'x' ? before.wall.at : after.wall.at
      const z = before.wall.axis === 'z' ? before.wall.at : after.wall.at
      add({ x, z }, trust)
      continue
    }
    // The floor goes on behind the nearer wall: along the ray between them.
    const ray = rays[before.from] as Ray
    const [p, q] = [pointOn(before, ray), pointOn(after, ray)]
    const nearer = Math.hypot(p.x, p.z) < Math.hypot(q.x, q.z) ? p : q
    if (before.wall.axis === 'z') {
      add({ x: nearer.x, z: before.wall.at }, 0)
      add({ x: nearer.x, z: after.wall.at }, trust)
    } else {
      add({ x: before.wall.at, z: nearer.z }, 0)
      add({ x: after.wall.at, z: nearer.z }, trust)
    }
  }
  if (left.turn !== null) {
    if (first.wall.axis === 'x') add({ x: first.wall.at, z: left.turn }, 0)
    add({ x: left.x, z: left.turn }, 0)
  }
  return {
    corners,
    edges,
    agreement: agreementOf(runs, rays, distances),
    ceiling: ceilingOf(runs, rays, map, pose),
  }
}

/** The farthest places of the floor that the photo shows before a wall. */
const farthestSeen = ({ wall, from, to }: Run, rays: Ray[], distances: Float64Array) =>
  rays.slice(from, to).map((ray): FloorPlace => {
    const away = Math.min(distanceTo(wall, ray), distances[ray.last - 1] as number)
    return { x: ray.x * away, z: ray.z * away }
  })

/** How far the floor reaches to the sides and to the front, and a little more. @param known  places of it */
function openSides(known: readonly FloorPlace[], pose: CameraPose) {
  const { left, right, front } = boxOf(known)
  const margin = beyond.aside * pose.height
  return {
    left: Math.min(0, left) - margin,
    right: Math.max(0, right) + margin,
    front: Math.max(beyond.behind * pose.height, front + margin),
  }
}

/**
 * Where the floor ends to one side: along that side's wall, or, where the last wall runs across or lies on the other
 * side, as far as the photo shows it.
 * @param seen  the farthest places that the photo shows before the last wall
 * @returns where it goes to the front, and how far away it turns to there; no turn along a wall
 */
function endOf({ wall }: Run, seen: readonly FloorPlace[], side: -1 | 1, open: number) {
  if (wall.axis === 'x' && Math.sign(wall.at) === side) return { x: wall.at, turn: null }
  return { x: open, turn: wall.axis === 'z' ? wall.at : boxOf(seen).back }
}

/** The share of a wall's rays along which the photo shows its foot, and the map has it there too. */
function trustOf(run: Run, rays: Ray[], distances: Float64Array): number {
  const own = rays.slice(run.from, run.to)
  const agreed = own.filter((ray) => {
    const away = distanceTo(run.wall, ray)
    const [near, far] = [distances[ray.first] as number, distances[ray.last - 1] as number]
    const seen = distances[ray.cost.indexOf(Math.min(...ray.cost))] ?? far
    return away > near && away < far && Math.abs(Math.log(away / seen)) < config.agrees
  })
  return agreed.length / own.length
}

/** The exponential of minus the cost for each sample, see `FloorOutline`. */
function agreementOf(runs: Run[], rays: Ray[], distances: Float64Array): number {
  let [cost, places] = [0, 0]
  for (const run of runs)
    for (const ray of rays.slice(run.from, run.to)) {
      cost += costAt(ray, distanceTo(run.wall, ray), distances)
      places += ray.last - ray.first
    }
  return Math.exp(-cost / Math.max(1, places))
}

/** The height at which the walls end under the ceiling. */
function ceilingOf(runs: Run[], rays: Ray[], map: FaceMap, pose: CameraPose): number | null {
  /** Places on the walls: meters above the camera, and the probability that the photo shows the ceiling there. */
  const places: { y: number; p: number }[] = []
  for (const run of runs)
    for (const ray of rays.slice(run.from, run.to)) {
      const away = distanceTo(run.wall, ray)
      for (let up = 0; up < config.upward; up += 1) {
        const y = (pose.height * up * (config.ceilings.to - 1)) / config.upward
        const point = imagePointOf(pose, [ray.x * away, y, ray.z * away])
        if (!point || Math.abs(point.x) >= pose.halfWidth || Math.abs(point.y) >= pose.halfHeight)
          continue
        const p = clamp(
          sampled(map, map.ceiling, point.x + pose.halfWidth, pose.halfHeight - point.y),
          certain,
          1 - certain,
        )
        places.push({ y, p })
      }
    }
  if (places.filter(({ p }) => p > 0.5).length <= 12) return null
  const { from, to, count } = config.ceilings
  const heights = Array.from(
    { length: count },
    (_, at) => pose.height * (from + ((to - from) * at) / (count - 1)),
  )
  const costs = heights.map((height) =>
    places.reduce((sum, { y, p }) => sum - Math.log(y > height - pose.height ? p : 1 - p), 0),
  )
  return heights[costs.indexOf(Math.min(...costs))] ?? null
}

/** From how much trust a wall is taken, and taken for good; and how far behind it the floor may go on, meters. */
const taken = { fair: 0.4, good: 0.75, behind: 0.15 }

/** The walls that end the whole floor and are in the photo, at most one a side, in the order left, back, right. */
export function wallsOfOutline({ corners, edges }: FloorOutline): FoundWall[] {
  const found = corners.flatMap((from, at): (FoundWall & { trust: number })[] => {
    const trust = edges[at]?.trust ?? 0
    const to = corners[(at + 1) % corners.length]
    if (!to || trust < taken.fair) return []
    const isAcross = from.z === to.z
    const side: WallSide = isAcross ? 'back' : to.z < from.z ? 'right' : 'left'
    const distanceOf = ({ x, z }: FloorPlace) => (isAcross ? -z : side === 'left' ? -x : x)
    const distance = distanceOf(from)
    if (corners.some((corner) => distanceOf(corner) > distance + taken.behind)) return []
    return [{ side, distance, trust, confidence: trust < taken.good ? 'fair' : 'good' }]
  })
  return (['left', 'back', 'right'] as const).flatMap((side) => {
    const own = found.filter((wall) => wall.side === side).sort((a, b) => b.trust - a.trust)
    return own.slice(0, 1).map(({ trust: _, ...wall }) => wall)
  })
}
