import type { FloorBox } from '../../../../../room-photo/model/wall.ts'
import type { LeftOutReason } from '../../job.ts'
import { type Body, footprintOverlap, isFlat, overlapDepth, type Pose } from '../space/body.ts'
import { type BlockedCells, waysThrough } from '../space/ways.ts'
import type { Unit } from '../templates/template.ts'
import { candidatesOf } from './candidates.ts'
import type { PieceFit, Plan, Task, UnitPlace } from './task.ts'

type Held = Pick<Standing, 'unit' | 'fit'>

/** A placed unit for the cost functions. */
interface Standing {
  at: number
  unit: Unit
  pose: Pose
  fit: PieceFit
}

export function placedUnits({ units, fitting }: Task, plan: Plan): Standing[] {
  const present: Standing[] = []
  for (const [at, stand] of plan.entries()) {
    const unit = units[at]
    if (stand && unit) present.push({ at, unit, pose: stand.pose, fit: fitting(at, stand.pose) })
  }
  return present
}

/** The cost of a plan that breaks no rule; lower is better. */
export function costOf(task: Task, plan: Plan): number {
  const present = placedUnits(task, plan)
  let cost = balanceCost(task, present)
  for (const [at, unit] of task.units.entries()) {
    const stand = plan[at]
    cost += stand ? task.own(at, stand) : unit.worth
  }
  for (const each of present) {
    cost += roomCost(task, each, present)
    if (each.unit.role === 'storage') cost += besideStorageCost(each, present)
  }
  return cost
}

/** The penalty for broken hard rules without ways; 0 for none. */
export function hardRulePenalty(task: Task, plan: Plan): number {
  const present = placedUnits(task, plan)
  let sum = 0
  for (const [at, a] of present.entries()) {
    if (a.fit.why) sum += 1
    for (let other = 0; other < at; other += 1) {
      const b = present[other]
      if (b) sum += meets(a, b)
    }
  }
  return sum
}

/** The overlap of two units with each other's clear areas; 0 for none. */
function meets(a: Held, b: Held): number {
  const depth = overlapDepth(a.fit.body, b.fit.body)
  return (depth > 0 ? 0.5 + depth : 0) + enters(a, b) + enters(b, a)
}

/** Whether a unit is in another's required clear area. */
function enters(owner: Held, other: Held): number {
  if (owner.unit.clear.length === 0 || isFlat(other.fit.body)) return 0
  let sum = 0
  for (const [at, zone] of owner.fit.clear.entries()) {
    const clear = owner.unit.clear[at]
    if (!clear?.must || clear.save?.includes(other.unit.piece)) continue
    if (footprintOverlap(zone, other.fit.body) > 0) sum += 0.5
  }
  return sum
}

/** What a blocked side of the main piece costs: more than a cupboard is worth that blocks it. */
const blocked = 16

/** The cost of blocked clear areas that are only preferred. */
function roomCost({ space }: Task, owner: Standing, present: readonly Standing[]): number {
  let cost = 0
  for (const [at, zone] of owner.fit.clear.entries()) {
    const clear = owner.unit.clear[at]
    if (!clear || clear.must) continue
    let deepest = outside(space.bounds, zone)
    for (const other of present) {
      if (other === owner || isFlat(other.fit.body)) continue
      if (clear.save?.includes(other.unit.piece)) continue
      deepest = Math.max(deepest, footprintOverlap(zone, other.fit.body))
    }
    if (deepest > 0.005) cost += (owner.unit.role === 'anchor' ? blocked : 0.4) + deepest
  }
  return cost
}

/** Between cupboards and what is beside them there is air. Meters. */
const air = 0.15

function besideStorageCost(owner: Standing, present: readonly Standing[]): number {
  const near = present.filter(
    (other) =>
      other !== owner &&
      !isFlat(other.fit.body) &&
      footprintOverlap(owner.fit.body, other.fit.body) > -air,
  )
  return 0.3 * near.length
}

/** How far a zone reaches out of the room's bounds; enough for what is only wished. Meters. */
function outside({ left, right, back, front }: FloorBox, zone: Body): number {
  return Math.max(
    left - zone.x + zone.reachX,
    zone.x + zone.reachX - right,
    back - zone.z + zone.reachZ,
    zone.z + zone.reachZ - front,
  )
}

/** Visual balance: the middle of all mass is near the middle of what is seen. Source: Merrell et al. 2011 */
function balanceCost({ space }: Task, present: readonly Standing[]): number {
  let [mass, x, z] = [0, 0, 0]
  for (const { fit } of present) {
    if (isFlat(fit.body)) continue
    const area = fit.body.halfWidth * fit.body.halfDepth
    mass += area
    x += fit.body.x * area
    z += fit.body.z * area
  }
  if (mass === 0) return 0
  return (0.6 * Math.hypot(x / mass - space.focus.x, z / mass - space.focus.z)) / space.radius
}

/**
 * The number of unreachable units, and 1 more when the room falls apart; 0 when all ways are free.
 * @param most  upper limit of the count, since ways are expensive to compute
 */
export function countBlockedWays(task: Task, plan: Plan, most = Number.POSITIVE_INFINITY): number {
  const present: { wide: boolean; trace: BlockedCells }[] = []
  for (const [at, stand] of plan.entries()) {
    const trace = stand && task.trace(at, stand.pose)
    if (trace) present.push({ wide: task.units[at]?.wide === true, trace })
  }
  const traces = present.map(({ trace }) => trace)
  let lost = 0
  for (const width of ['wide', 'slim'] as const) {
    const ways = waysThrough(task.space.ground, traces, width)
    if (!ways.connected) lost += 1
    for (const { wide, trace } of present) {
      if (wide === (width === 'wide') && !ways.reach(trace)) lost += 1
      if (lost > most) return lost
    }
  }
  return lost
}

/** The most candidate places of a piece that are checked for free ways. */
const tries = 10

/** A plan that breaks no rule, with the reason for each piece that is left out; null for placed ones. */
export interface SettledPlan {
  plan: Plan
  why: (LeftOutReason | null)[]
  cost: number
}

/**
 * Places the units one by one, the most important first, each at its cheapest place that breaks no rule; units
 * without one are left out.
 * @param hints  preferred places
 * @param fixed  the only place of the first unit
 */
export function placeUnits(task: Task, hints: Plan, fixed?: UnitPlace): SettledPlan {
  const plan: Plan = task.units.map(() => null)
  const why: (LeftOutReason | null)[] = task.units.map(() => null)
  for (const at of task.units.keys()) {
    const hint = at === 0 ? (fixed ?? hints[0]) : hintFor(task, plan, hints, at)
    const hinted = hint ? legal(task, plan, at, [hint]) : []
    const found = hinted.length > 0 ? best(task, plan, at, hinted) : null
    if (found) {
      plan[at] = found
      continue
    }
    const all = fixed && at === 0 ? [fixed] : candidatePlaces(task, plan, at)
    const stand = best(task, plan, at, legal(task, plan, at, all))
    plan[at] = stand
    if (!stand) why[at] = reason(task, at, all)
  }
  return { plan, why, cost: costOf(task, plan) }
}

/** Where a unit was put, unless the piece that it belongs to has gone elsewhere since. */
function hintFor({ units }: Task, plan: Plan, hints: Plan, at: number): UnitPlace | null {
  const hint = hints[at] ?? null
  const place = hint && units[at]?.places[hint.place]
  if (place?.by !== 'piece') return hint
  const [now, then] = [plan[place.of]?.pose, hints[place.of]?.pose]
  const stayed = now && then && now.x === then.x && now.z === then.z && now.turn === then.turn
  return stayed ? hint : null
}

/** The candidate places of a unit beside the others of a plan. */
export const candidatePlaces = ({ space, units }: Task, plan: Plan, at: number): UnitPlace[] => {
  const unit = units[at]
  return unit ? candidatesOf(space, unit, (other) => plan[other]?.pose ?? null) : []
}

/** Those that break no rule, ways aside. */
function legal(task: Task, plan: Plan, at: number, stands: readonly UnitPlace[]): UnitPlace[] {
  const present = placedUnits(task, plan)
  const unit = task.units[at]
  if (!unit) return []
  return stands.filter(({ pose }) => {
    const fit = task.fitting(at, pose)
    return fit.why === null && present.every((other) => meets({ unit, fit }, other) === 0)
  })
}

/** The cheapest place that leaves all ways free; null when none of the best does. */
function best(task: Task, plan: Plan, at: number, stands: readonly UnitPlace[]): UnitPlace | null {
  const withIt = (stand: UnitPlace) => plan.with(at, stand)
  const priced = stands.map((stand) => ({ stand, cost: costOf(task, withIt(stand)) }))
  const sorted = priced.toSorted((a, b) => a.cost - b.cost)
  // Neighbors tend to block the same way, so the search goes on a little further down as well.
  const tried = sorted.filter((_, rank) => rank < tries || rank % 7 === 0).slice(0, tries * 2)
  return tried.find(({ stand }) => countBlockedWays(task, withIt(stand), 0) === 0)?.stand ?? null
}

function reason(task: Task, at: number, stands: readonly UnitPlace[]): LeftOutReason {
  const whys = stands.map(({ pose }) => task.fitting(at, pose).why)
  return whys.length > 0 && whys.every((why) => why !== null) && whys.includes('not-seen')
    ? 'not-seen'
    : 'no-space'
}
