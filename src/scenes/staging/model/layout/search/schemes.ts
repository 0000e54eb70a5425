import { wrap180 } from '../../../../../math/angle.ts'
import { createRandom } from '../../../../../math/random.ts'
import type { Pose } from '../space/body.ts'
import { anneal } from './anneal.ts'
import { candidatesOf } from './candidates.ts'
import { type Settled, settle } from './settle.ts'
import type { Stand, Task } from './task.ts'

/** So many ways to stand the main piece are thought through, and so many are offered. */
const most = { tried: 7, offered: 3 } as const

/** Two arrangements differ visibly where the main piece is so far off, metres, or turned so far, degrees. */
export const visible = { by: 0.5, turn: 40 } as const

/** What an arrangement may cost more than the best, so that it is offered beside more than one other. */
const worse = 4

/** Moves that are tried, for each piece. */
const roundsEach = 40

const differ = (a: Pose, b: Pose): boolean =>
  Math.hypot(a.x - b.x, a.z - b.z) >= visible.by ||
  Math.abs(wrap180(a.turn - b.turn)) >= visible.turn

/** A way to furnish the room round its main piece: at first sight, and after a search. */
export interface Scheme {
  first: Settled
  better: Settled
}

/** Ways to furnish the room that look different, from the best; never none. */
export function schemesOf(task: Task): Scheme[] {
  const found = mainStands(task)
    .map((main) => settle(task, [], main))
    .filter(({ plan }) => plan[0] !== null)
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, most.offered)
  if (found.length === 0) found.push(settle(task, []))
  const schemes = found
    .map((first, at) => ({ first, better: improved(task, first, createRandom(at)) }))
    .toSorted((a, b) => a.better.cost - b.better.cost)
  const limit = (schemes[0]?.better.cost ?? 0) + worse
  return schemes.filter(({ better }, at) => at < 2 || better.cost <= limit)
}

/** Where the main piece may stand, from the best, each in sight of a difference to those before. */
function mainStands({ space, units, fitting, own }: Task): Stand[] {
  const [unit] = units
  if (!unit) return []
  const stands = candidatesOf(space, unit, () => null)
    .filter(({ pose }) => fitting(0, pose).why === null)
    .map((stand) => ({ stand, cost: own(0, stand) }))
    .toSorted((a, b) => a.cost - b.cost)
  const chosen: Stand[] = []
  for (const { stand } of stands) {
    if (chosen.length >= most.tried) break
    if (chosen.every(({ pose }) => differ(pose, stand.pose))) chosen.push(stand)
  }
  return chosen
}

/** A scheme after a search; as it was, where the search finds nothing better. */
export function improved(task: Task, first: Settled, random: () => number): Settled {
  const found = anneal(task, first.plan, roundsEach * task.units.length, random)
  const second = settle(task, found)
  return second.cost < first.cost ? second : first
}
