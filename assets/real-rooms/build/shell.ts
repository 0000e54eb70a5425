import type { FloorPlace } from '../../../src/room-photo/model/camera.ts'
import { ceilingAt, distanceFrom, type Plan, type PlanWall, wallsOfPlan } from '../describe/plan.ts'
import { clipFloor } from '../describe/visible-floor.ts'
import type { Opening } from './openings.ts'
import { type Frame, frameOfWall, type Label, type SceneBuilder, type Uvd } from './scene.ts'

/** Materials of walls, floor, ceiling and what runs along them; indices of the scene's materials. */
export interface ShellMaterials {
  floor: number
  ceiling: number
  /** of each wall */
  walls: readonly number[]
  /** below `lowerHeight`, of each wall; the same as above where nothing covers the lower part */
  lowerWalls: readonly number[]
  baseboard: number
  crown: number
  trim: number
}

/** Meters. */
export interface ShellSizes {
  /** 0 without */
  baseboard: { height: number; depth: number }
  /** 0 without */
  crown: number
  /** height of panelling; 0 without */
  lowerHeight: number
  /** distance between the battens of panelling; 0 for flat boards */
  battens: number
}

/** Labels of a room and of what is seen through its passages. */
export interface ShellLabels {
  floor: Label
  wall: Label
  ceiling: Label
}

const own: ShellLabels = { floor: 'floor', wall: 'wall', ceiling: 'ceiling' }

/** Floor, walls with their openings, ceiling, baseboards, panelling and crown moldings. */
export function buildShell(
  scene: SceneBuilder,
  plan: Plan,
  openings: readonly Opening[],
  materials: ShellMaterials,
  sizes: ShellSizes,
  names = own,
): void {
  flat(scene, plan.outline, () => 0, materials.floor, names.floor)
  buildCeiling(scene, plan, materials.ceiling, names.ceiling)
  const walls = wallsOfPlan(plan)
  walls.forEach((wall, at) => {
    const holes = openings
      .filter((opening) => opening.wall === at && opening.kind !== 'closet')
      .sort((a, b) => a.from - b.from)
    const frame = frameOfWall(wall)
    const { lowerHeight } = sizes
    const [upper, lower] = [materials.walls[at] ?? 0, materials.lowerWalls[at] ?? 0]
    const isSplit = lowerHeight > 0 && upper !== lower
    strips(plan, wall, holes).forEach(([u0, u1, hole]) => {
      const tops: [number, number] = [topAt(plan, wall, u0), topAt(plan, wall, u1)]
      const spans: [number, number | null][] = hole
        ? [
            [0, hole.sill],
            [hole.head, null],
          ]
        : [[0, null]]
      for (const [from, to] of spans) {
        const cut = isSplit ? Math.max(from, Math.min(lowerHeight, to ?? lowerHeight)) : from
        if (cut > from) wallPart(scene, frame, [u0, u1], from, [cut, cut], lower, names.wall)
        if (to === null) wallPart(scene, frame, [u0, u1], cut, tops, upper, names.wall)
        else if (to > cut) wallPart(scene, frame, [u0, u1], cut, [to, to], upper, names.wall)
      }
    })
    const feet = alongWithout(
      wall,
      openings.filter((opening) => opening.wall === at && opening.sill < 0.15),
    )
    const [before, after] = [walls.at(at - 1), walls[(at + 1) % walls.length]]
    const { height, depth } = sizes.baseboard
    if (height > 0) {
      const profile = [
        [0, depth],
        [height - 0.012, depth],
        [height, 0.004],
        [height, 0],
      ] as const
      for (const [u0, u1] of feet) {
        // Round an outward corner the boards meet before the walls.
        const start = u0 === 0 && before && isOutward(before, wall) ? -depth : u0
        const end = u1 === wall.length && after && isOutward(wall, after) ? u1 + depth : u1
        scene.molding(frame, profile, [start, end], materials.baseboard, names.wall)
      }
    }
    const below = openings.filter((opening) => opening.wall === at && opening.sill < lowerHeight)
    if (isSplit)
      buildPanelling(scene, frame, alongWithout(wall, below), sizes, materials.trim, names.wall)
    if (sizes.crown > 0 && !plan.slope) {
      const c = sizes.crown
      const top = plan.ceiling
      const profile = [
        [top - c, 0],
        [top - c, 0.012],
        [top - 0.012, c],
        [top, c],
      ] as const
      scene.molding(frame, profile, [0, wall.length], materials.crown, names.wall)
    }
  })
}

/** Height of the ceiling above a wall. */
const topAt = (plan: Plan, { from, along }: PlanWall, u: number) =>
  ceilingAt(plan, { x: from.x + along.x * u, z: from.z + along.z * u })

function wallPart(
  scene: SceneBuilder,
  frame: Frame,
  [u0, u1]: readonly [number, number],
  bottom: number,
  [left, right]: readonly [number, number],
  material: number,
  label: Label,
): void {
  const corners: Uvd[] = [
    [u0, bottom, 0],
    [u1, bottom, 0],
    [u1, right, 0],
    [u0, left, 0],
  ]
  scene.polygon(frame, corners, material, label)
}

/** The wall from left to right, in parts with at most one opening over their whole width. */
function strips(
  plan: Plan,
  wall: PlanWall,
  holes: readonly Opening[],
): [number, number, Opening | undefined][] {
  const cuts = new Set([0, wall.length])
  for (const { from, to } of holes) cuts.add(from).add(to)
  const ridge = ridgeOn(plan, wall)
  if (ridge !== null) cuts.add(ridge)
  const sorted = [...cuts].sort((a, b) => a - b)
  return sorted.slice(1).map((u1, at) => {
    const u0 = sorted[at] ?? 0
    const middle = (u0 + u1) / 2
    return [u0, u1, holes.find(({ from, to }) => from < middle && middle < to)]
  })
}

/** Where the slope of the ceiling ends along a wall. */
function ridgeOn(plan: Plan, wall: PlanWall): number | null {
  const sloped = plan.slope && wallsOfPlan(plan)[plan.slope.wall]
  if (!plan.slope || !sloped) return null
  const [a, b] = [distanceFrom(sloped, wall.from), distanceFrom(sloped, wall.to)]
  if (Math.abs(b - a) < 1e-6) return null
  const share = (plan.slope.run - a) / (b - a)
  return share > 0 && share < 1 ? share * wall.length : null
}

function buildCeiling(scene: SceneBuilder, plan: Plan, material: number, label: Label) {
  const sloped = plan.slope && wallsOfPlan(plan)[plan.slope.wall]
  const { slope, outline } = plan
  if (!slope || !sloped) {
    flat(scene, [...outline].reverse(), () => plan.ceiling, material, label)
    return
  }
  const before = (place: FloorPlace) => slope.run - distanceFrom(sloped, place)
  for (const sign of [1, -1]) {
    const part = clipFloor(outline, (place) => sign * before(place))
    flat(scene, [...part].reverse(), (place) => ceilingAt(plan, place), material, label)
  }
}

function flat(
  scene: SceneBuilder,
  outline: readonly FloorPlace[],
  height: (place: FloorPlace) => number,
  material: number,
  label: Label,
): void {
  const corners = [...outline].reverse()
  scene.face(
    corners.map((place) => [place.x, height(place), place.z] as const),
    corners.map(({ x, z }) => [x, -z] as const),
    material,
    label,
  )
}

/** Parts of a wall's foot that no opening interrupts. */
export function alongWithout(wall: PlanWall, openings: readonly Opening[]): [number, number][] {
  const parts: [number, number][] = []
  let reached = 0
  for (const { from, to, kind } of [...openings].sort((a, b) => a.from - b.from)) {
    const casing = kind === 'opening' ? 0 : 0.06
    if (from - casing > reached + 0.01) parts.push([reached, from - casing])
    reached = to + casing
  }
  if (wall.length > reached + 0.01) parts.push([reached, wall.length])
  return parts
}

const isOutward = (a: PlanWall, b: PlanWall) => a.along.x * b.along.z - a.along.z * b.along.x < -0.1

function buildPanelling(
  scene: SceneBuilder,
  frame: Frame,
  parts: readonly (readonly [number, number])[],
  { lowerHeight, battens, baseboard }: ShellSizes,
  material: number,
  label: Label,
): void {
  for (const [u0, u1] of parts) {
    scene.box(frame, [u0, lowerHeight - 0.03, 0], [u1, lowerHeight, 0.03], material, label)
    if (battens === 0 || u1 - u0 < 0.3) continue
    scene.box(frame, [u0, lowerHeight - 0.13, 0], [u1, lowerHeight - 0.03, 0.012], material, label)
    const count = Math.max(1, Math.round((u1 - u0) / battens))
    for (let at = 0; at <= count; at += 1) {
      const u = u0 + ((u1 - u0 - 0.07) * at) / count
      scene.box(
        frame,
        [u, baseboard.height, 0],
        [u + 0.07, lowerHeight - 0.13, 0.012],
        material,
        label,
      )
    }
  }
}
