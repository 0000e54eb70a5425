import { moved } from './moves.ts'
import { breachOf, costOf, lostWays } from './score.ts'
import type { Plan, Task } from './task.ts'

/** What a broken rule costs while the search goes on: more than most pieces are worth. */
const breach = 14

const heat = { first: 2.5, last: 0.05 } as const

/**
 * Moves furniture about, at first wildly, and keeps what is better, and now and then what is worse.
 * @param start  where it begins @param rounds  how many moves are tried
 * @returns the best plan met, which may still break rules
 * Source: Kirkpatrick, Gelatt & Vecchi 1983, "Optimization by simulated annealing"; its moves are those of Yu et al. 2011
 */
export function anneal(task: Task, start: Plan, rounds: number, random: () => number): Plan {
  let [plan, cost] = [start, total(task, start)]
  let [best, least] = [plan, cost]
  for (let round = 0; round < rounds; round += 1) {
    const warmth = heat.first * (heat.last / heat.first) ** (round / rounds)
    const next = moved(task, plan, warmth / heat.first, random)
    if (!next) continue
    const most = cost - warmth * Math.log(1 - random())
    // Ways are dear to find, and can only add to what a plan costs.
    const dry = costOf(task, next) + breach * breachOf(task, next)
    if (dry > most) continue
    const all = dry + breach * lostWays(task, next, Math.floor((most - dry) / breach))
    if (all > most) continue
    plan = next
    cost = all
    if (cost < least - 1e-9) {
      best = plan
      least = cost
    }
  }
  return best
}

const total = (task: Task, plan: Plan): number =>
  costOf(task, plan) + breach * (breachOf(task, plan) + lostWays(task, plan))
