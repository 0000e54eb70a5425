import { wrap180 } from '../../../../../math/angle.ts'
import { createRandom } from '../../../../../math/random.ts'
import type { Pose } from '../space/body.ts'
import { candidatesOf, poseBy, tidy } from './candidates.ts'
import { breachOf, costOf, lostWays, type Settled, settle } from './score.ts'
import type { Plan, Stand, Task } from './task.ts'

/** So many ways to stand the main piece are thought through, and so many are offered. */
const most = { tried: 7, offered: 3 } as const

/** Two arrangements differ visibly where the main piece is so far off, metres, or turned so far, degrees. */
const visible = { by: 0.5, turn: 40 } as const

/** What an arrangement may cost more than the best, so that it is offered beside more than one other. */
const worse = 4

/** Moves that are tried, for each piece. */
const roundsEach = 40

const differ = (a: Pose, b: Pose): boolean =>
  Math.hypot(a.x - b.x, a.z - b.z) >= visible.by ||
  Math.abs(wrap180(a.turn - b.turn)) >= visible.turn

/** A way to furnish the room round its main piece: at first sight, and after a search. */
interface Scheme {
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

/** The main piece stays within so much of where its scheme has it, so that schemes stay apart. Metres. */
const leash = 0.12

/** How far a piece slides at most while all is hot. Metres. */
const slide = 0.8

/**
 * A plan with one move made: a piece slides along its wall or shifts, sways where it stands, goes elsewhere, out or in,
 * or changes places with another. What belongs to a moved piece goes with it.
 * @param warmth  1 at first, towards 0: how far things go
 * @returns null where the move comes to nothing
 */
function moved(task: Task, plan: Plan, warmth: number, random: () => number): Plan | null {
  const at = Math.floor(random() * plan.length)
  const draw = random()
  const stand = plan[at] ?? null
  if (!stand) return withStand(task, plan, at, elsewhere(task, plan, at, random))
  const place = task.units[at]?.places[stand.place]
  if (!place) return null
  if (at === 0) {
    const by = (random() - 0.5) * 2 * leash
    return withStand(task, plan, at, leashed(stand, slid(stand, by, 0)))
  }
  if (draw < 0.08) return withStand(task, plan, at, null)
  if (draw < 0.2) return swapped(task, plan, at, random)
  if (draw < 0.5) return withStand(task, plan, at, elsewhere(task, plan, at, random))
  const far = () => (random() - 0.5) * 2
  if (place.by === 'piece') {
    const { sway } = place
    const parent = plan[place.of]
    if (!sway || !parent || sway.by + sway.turn === 0) return null
    const { x, z, turn } = place.pose
    const pose = poseBy(parent.pose, {
      x: x + far() * sway.by,
      z: z + far() * sway.by,
      turn: turn + far() * sway.turn,
    })
    return withStand(task, plan, at, { ...stand, pose })
  }
  const reach = slide * Math.max(0.1, warmth)
  if (place.by === 'corner') return null
  const onward = place.by === 'floor' ? far() * reach : 0
  return withStand(task, plan, at, slid(stand, far() * reach, onward))
}

/** Along its own back, and forward. Metres. */
function slid({ pose, place }: Stand, right: number, ahead: number): Stand {
  return { pose: poseBy(pose, { x: right, z: ahead, turn: 0 }), place }
}

function leashed(from: Stand, to: Stand): Stand | null {
  const home = from.home ?? from.pose
  const far = Math.hypot(to.pose.x - home.x, to.pose.z - home.z)
  return far > leash ? null : { ...to, home }
}

function elsewhere({ space, units }: Task, plan: Plan, at: number, random: () => number) {
  const unit = units[at]
  if (!unit) return null
  const all = candidatesOf(space, unit, (other) => plan[other]?.pose ?? null)
  return all[Math.floor(random() * all.length)] ?? null
}

/** Each goes as near as it can to where the other was. */
function swapped(task: Task, plan: Plan, at: number, random: () => number): Plan | null {
  const other = Math.floor(random() * plan.length)
  const [a, b] = [plan[at], plan[other]]
  if (other === at || other === 0 || !a || !b) return null
  const [to, from] = [nearest(task, plan, at, b.pose), nearest(task, plan, other, a.pose)]
  if (!to || !from) return null
  const half = withStand(task, plan, at, to)
  return half && withStand(task, half, other, from)
}

function nearest({ space, units }: Task, plan: Plan, at: number, { x, z }: Pose): Stand | null {
  const unit = units[at]
  if (!unit) return null
  let [found, least]: [Stand | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const stand of candidatesOf(space, unit, (other) => plan[other]?.pose ?? null)) {
    const far = Math.hypot(stand.pose.x - x, stand.pose.z - z)
    if (far >= least - 1e-9) continue
    least = far
    found = stand
  }
  return found
}

/** A plan with one stand changed; what stands by that piece follows it, or is out with it. */
function withStand({ units }: Task, plan: Plan, at: number, stand: Stand | null): Plan | null {
  const before = plan[at]
  if (!stand && !before) return null
  const next = plan.with(at, stand)
  for (let child = at + 1; child < units.length; child += 1) {
    const its = next[child]
    const place = its && units[child]?.places[its.place]
    if (!its || place?.by !== 'piece') continue
    const [was, now] = [plan[place.of]?.pose, next[place.of]?.pose]
    if (was === now) continue
    next[child] = was && now ? { place: its.place, pose: carried(was, now, its.pose) } : null
  }
  return next
}

/** A pose that keeps its place by a piece that has moved. */
function carried(was: Pose, now: Pose, pose: Pose): Pose {
  const turned = poseBy(
    { x: 0, z: 0, turn: -was.turn },
    { x: pose.x - was.x, z: pose.z - was.z, turn: pose.turn },
  )
  return tidy(poseBy(now, turned))
}
