import type { Why } from '../kit.ts'
import { candidatesOf } from './candidates.ts'
import { costOf, lostWays, meets, standing } from './score.ts'
import type { Plan, Stand, Task } from './task.ts'

/** So many of the best places of a piece are tried for whether they leave the ways free. */
const tries = 10

/** A plan that breaks no rule, and why what it leaves out found no place; null for what stands. */
export interface Settled {
  plan: Plan
  why: (Why | null)[]
  cost: number
}

/**
 * Puts the units into the room, one after another from the most important, each where it costs least without breaking a
 * rule; what finds no such place stays out.
 * @param hints  where units are put first, if they can stand there
 * @param fixed  where the first unit stands, and nowhere else
 */
export function settle(task: Task, hints: Plan, fixed?: Stand): Settled {
  const plan: Plan = task.units.map(() => null)
  const why: (Why | null)[] = task.units.map(() => null)
  for (const at of task.units.keys()) {
    const hint = at === 0 ? (fixed ?? hints[0]) : hintFor(task, plan, hints, at)
    const hinted = hint ? legal(task, plan, at, [hint]) : []
    const found = hinted.length > 0 ? best(task, plan, at, hinted) : null
    if (found) {
      plan[at] = found
      continue
    }
    const all = fixed && at === 0 ? [fixed] : standsOf(task, plan, at)
    const stand = best(task, plan, at, legal(task, plan, at, all))
    plan[at] = stand
    if (!stand) why[at] = reason(task, at, all)
  }
  return { plan, why, cost: costOf(task, plan) }
}

/** Where a unit was put, unless the piece that it belongs to has gone elsewhere since. */
function hintFor({ units }: Task, plan: Plan, hints: Plan, at: number): Stand | null {
  const hint = hints[at] ?? null
  const place = hint && units[at]?.places[hint.place]
  if (place?.by !== 'piece') return hint
  const [now, then] = [plan[place.of]?.pose, hints[place.of]?.pose]
  const stayed = now && then && now.x === then.x && now.z === then.z && now.turn === then.turn
  return stayed ? hint : null
}

const standsOf = ({ space, units }: Task, plan: Plan, at: number): Stand[] => {
  const unit = units[at]
  return unit ? candidatesOf(space, unit, (other) => plan[other]?.pose ?? null) : []
}

/** Those that break no rule, ways aside. */
function legal(task: Task, plan: Plan, at: number, stands: readonly Stand[]): Stand[] {
  const present = standing(task, plan)
  const unit = task.units[at]
  if (!unit) return []
  return stands.filter(({ pose }) => {
    const fit = task.fitting(at, pose)
    return fit.why === null && present.every((other) => meets({ unit, fit }, other) === 0)
  })
}

/** The cheapest that leaves all ways free; null where none of the best does. */
function best(task: Task, plan: Plan, at: number, stands: readonly Stand[]): Stand | null {
  const withIt = (stand: Stand) => plan.with(at, stand)
  const priced = stands.map((stand) => ({ stand, cost: costOf(task, withIt(stand)) }))
  const sorted = priced.toSorted((a, b) => a.cost - b.cost)
  // Neighbours tend to block the same way, so the search goes on a little further down as well.
  const tried = sorted.filter((_, rank) => rank < tries || rank % 7 === 0).slice(0, tries * 2)
  return tried.find(({ stand }) => lostWays(task, withIt(stand), 0) === 0)?.stand ?? null
}

function reason(task: Task, at: number, stands: readonly Stand[]): Why {
  const whys = stands.map(({ pose }) => task.fitting(at, pose).why)
  return whys.length > 0 && whys.every((why) => why !== null) && whys.includes('not-seen')
    ? 'not-seen'
    : 'no-space'
}
