import { wrap180 } from '../../../../../math/angle.ts'
import { createRandom } from '../../../../../math/random.ts'
import type { Pose } from '../space/body.ts'
import { poseInRoom, roundPose } from './candidates.ts'
import {
  candidatePlaces,
  costOf,
  countBlockedWays,
  hardRulePenalty,
  placeUnits,
  type SettledPlan,
} from './score.ts'
import type { Plan, Task, UnitPlace } from './task.ts'

/** Number of main-piece poses that are searched, and of schemes that are offered. */
const most = { tried: 7, offered: 3 } as const

/** Distance in meters, or turn in degrees, of the main piece by which two arrangements count as different. */
const visible = { by: 0.5, turn: 40 } as const

/** The most extra cost of an offered scheme over the best. */
const worse = 4

/** Moves of the search for each piece. */
const roundsEach = 40

const differ = (a: Pose, b: Pose): boolean =>
  Math.hypot(a.x - b.x, a.z - b.z) >= visible.by ||
  Math.abs(wrap180(a.turn - b.turn)) >= visible.turn

/** Rooms furnished around one pose of their main piece, which look different, the best first; at least one. */
export function schemesOf(task: Task): { first: SettledPlan; better: SettledPlan }[] {
  const found = mainStands(task)
    .map((main) => placeUnits(task, [], main))
    .filter(({ plan }) => plan[0] !== null)
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, most.offered)
  if (found.length === 0) found.push(placeUnits(task, []))
  const schemes = found
    .map((first, at) => ({ first, better: improvePlan(task, first, createRandom(at)) }))
    .toSorted((a, b) => a.better.cost - b.better.cost)
  const limit = (schemes[0]?.better.cost ?? 0) + worse
  return schemes.filter(({ better }, at) => at < 2 || better.cost <= limit)
}

/** Poses of the main piece, the best first, each different enough from those before. */
function mainStands(task: Task): UnitPlace[] {
  const stands = candidatePlaces(task, [], 0)
    .filter(({ pose }) => task.fitting(0, pose).why === null)
    .map((stand) => ({ stand, cost: task.own(0, stand) }))
    .toSorted((a, b) => a.cost - b.cost)
  const chosen: UnitPlace[] = []
  for (const { stand } of stands) {
    if (chosen.length >= most.tried) break
    if (chosen.every(({ pose }) => differ(pose, stand.pose))) chosen.push(stand)
  }
  return chosen
}

/** A scheme after annealing; unchanged when nothing better is found. */
export function improvePlan(task: Task, first: SettledPlan, random: () => number): SettledPlan {
  const found = anneal(task, first.plan, roundsEach * task.units.length, random)
  const second = placeUnits(task, found)
  return second.cost < first.cost ? second : first
}

/** The cost of a broken rule during the search: more than most pieces are worth. */
const breach = 14

const heat = { first: 2.5, last: 0.05 } as const

/**
 * Simulated annealing: random moves, of which better ones are accepted, and worse ones sometimes.
 * @param start  where it begins
 * @param rounds  how many moves are tried
 * @returns the best plan met, which may still break rules
 * Source: Kirkpatrick, Gelatt & Vecchi 1983, "Optimization by simulated annealing"; its moves are those of Yu et al.
 * 2011
 */
export function anneal(task: Task, start: Plan, rounds: number, random: () => number): Plan {
  let [plan, cost] = [start, total(task, start)]
  let [best, least] = [plan, cost]
  for (let round = 0; round < rounds; round += 1) {
    const warmth = heat.first * (heat.last / heat.first) ** (round / rounds)
    const next = moved(task, plan, warmth / heat.first, random)
    if (!next) continue
    const most = cost - warmth * Math.log(1 - random())
    // Walking ways are expensive to compute and only add cost, so they come last.
    const dry = costOf(task, next) + breach * hardRulePenalty(task, next)
    if (dry > most) continue
    const all = dry + breach * countBlockedWays(task, next, Math.floor((most - dry) / breach))
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
  costOf(task, plan) + breach * (hardRulePenalty(task, plan) + countBlockedWays(task, plan))

/** The most distance of the main piece from its scheme's pose, so that schemes stay different. Meters. */
const leash = 0.12

/** The largest slide at the highest temperature. Meters. */
const slide = 0.8

/**
 * A plan after one random move: a piece slides, shifts, turns, moves elsewhere, is left out or added, or swaps with
 * another. Pieces that belong to a moved one follow it.
 * @param warmth  temperature, from 1 toward 0, which scales the moves
 * @returns null for a move without effect
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
    const pose = poseInRoom(parent.pose, {
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

/** Along its own back, and forward. Meters. */
function slid({ pose, place }: UnitPlace, right: number, ahead: number): UnitPlace {
  return { pose: poseInRoom(pose, { x: right, z: ahead, turn: 0 }), place }
}

function leashed(from: UnitPlace, to: UnitPlace): UnitPlace | null {
  const home = from.home ?? from.pose
  const far = Math.hypot(to.pose.x - home.x, to.pose.z - home.z)
  return far > leash ? null : { ...to, home }
}

function elsewhere(task: Task, plan: Plan, at: number, random: () => number) {
  const all = candidatePlaces(task, plan, at)
  return all[Math.floor(random() * all.length)] ?? null
}

/** Each goes as near as possible to the other's place. */
function swapped(task: Task, plan: Plan, at: number, random: () => number): Plan | null {
  const other = Math.floor(random() * plan.length)
  const [a, b] = [plan[at], plan[other]]
  if (other === at || other === 0 || !a || !b) return null
  const [to, from] = [nearest(task, plan, at, b.pose), nearest(task, plan, other, a.pose)]
  if (!to || !from) return null
  const half = withStand(task, plan, at, to)
  return half && withStand(task, half, other, from)
}

function nearest(task: Task, plan: Plan, at: number, { x, z }: Pose): UnitPlace | null {
  let [found, least]: [UnitPlace | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const stand of candidatePlaces(task, plan, at)) {
    const far = Math.hypot(stand.pose.x - x, stand.pose.z - z)
    if (far >= least - 1e-9) continue
    least = far
    found = stand
  }
  return found
}

/** A plan with one place changed; pieces that belong to that piece follow it, or are left out with it. */
function withStand({ units }: Task, plan: Plan, at: number, stand: UnitPlace | null): Plan | null {
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
  const turned = poseInRoom(
    { x: 0, z: 0, turn: -was.turn },
    { x: pose.x - was.x, z: pose.z - was.z, turn: pose.turn },
  )
  return roundPose(poseInRoom(now, turned))
}
