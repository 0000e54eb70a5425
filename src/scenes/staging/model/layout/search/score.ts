import { type Body, clash, depthOf, isFlat, type Pose } from '../space/body.ts'
import { type Trace, waysThrough } from '../space/ways.ts'
import type { Unit } from '../units/unit.ts'
import type { Fit } from './fit.ts'
import type { Plan, Task } from './task.ts'

type Held = Pick<Standing, 'unit' | 'fit'>

/** A unit that stands, as the costs see it. */
interface Standing {
  at: number
  unit: Unit
  pose: Pose
  fit: Fit
}

export function standing({ units, fitting }: Task, plan: Plan): Standing[] {
  const present: Standing[] = []
  for (const [at, stand] of plan.entries()) {
    const unit = units[at]
    if (stand && unit) present.push({ at, unit, pose: stand.pose, fit: fitting(at, stand.pose) })
  }
  return present
}

/** How good a plan is that breaks no rule; less is better. */
export function costOf(task: Task, plan: Plan): number {
  const present = standing(task, plan)
  let cost = balanceCost(task, present)
  for (const [at, unit] of task.units.entries()) {
    const stand = plan[at]
    cost += stand ? task.own(at, stand) : unit.worth
  }
  for (const each of present) {
    cost += roomCost(task, each, present)
    if (each.unit.role === 'storage') cost += crowdCost(each, present)
  }
  return cost
}

/** How much a plan breaks the hard rules, ways aside; 0 where it breaks none. */
export function breachOf(task: Task, plan: Plan): number {
  const present = standing(task, plan)
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

/** How much two units are in each other's way; 0 where they are not. */
export function meets(a: Held, b: Held): number {
  const depth = clash(a.fit.body, b.fit.body)
  return (depth > 0 ? 0.5 + depth : 0) + enters(a, b) + enters(b, a)
}

/** Whether a unit stands where another must have the floor. */
function enters(owner: Held, other: Held): number {
  if (owner.unit.clear.length === 0 || isFlat(other.fit.body)) return 0
  let sum = 0
  for (const [at, zone] of owner.fit.clear.entries()) {
    const clear = owner.unit.clear[at]
    if (!clear?.must || clear.save?.includes(other.unit.piece)) continue
    if (depthOf(zone, other.fit.body) > 0) sum += 0.5
  }
  return sum
}

/** What a blocked side of the main piece costs: more than a cupboard is worth that blocks it. */
const blocked = 16

/** What a unit had better have free and has not. */
function roomCost({ space }: Task, owner: Standing, present: readonly Standing[]): number {
  let cost = 0
  for (const [at, zone] of owner.fit.clear.entries()) {
    const clear = owner.unit.clear[at]
    if (!clear || clear.must) continue
    let deepest = outside(space.outline, zone)
    for (const other of present) {
      if (other === owner || isFlat(other.fit.body)) continue
      if (clear.save?.includes(other.unit.piece)) continue
      deepest = Math.max(deepest, depthOf(zone, other.fit.body))
    }
    if (deepest > 0.005) cost += (owner.unit.role === 'anchor' ? blocked : 0.4) + deepest
  }
  return cost
}

/** Between cupboards and what is beside them there is air. Metres. */
const air = 0.15

function crowdCost(owner: Standing, present: readonly Standing[]): number {
  const near = present.filter(
    (other) =>
      other !== owner && !isFlat(other.fit.body) && depthOf(owner.fit.body, other.fit.body) > -air,
  )
  return 0.3 * near.length
}

/** How far a zone reaches out of the room's bounds; enough for what is only wished. Metres. */
function outside(outline: readonly { x: number; z: number }[], zone: Body): number {
  let [left, right, back, front] = [1e9, -1e9, 1e9, -1e9]
  for (const { x, z } of outline) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    back = Math.min(back, z)
    front = Math.max(front, z)
  }
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
 * How many units nobody gets to, and whether the room falls apart; 0 where all ways are free.
 * @param most  more are not counted: ways are dear to find
 */
export function lostWays(task: Task, plan: Plan, most = Number.POSITIVE_INFINITY): number {
  const present: { wide: boolean; trace: Trace }[] = []
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
