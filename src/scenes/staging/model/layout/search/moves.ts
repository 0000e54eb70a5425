import type { Pose } from '../space/body.ts'
import { candidatesOf, poseBy, tidy } from './candidates.ts'
import type { Plan, Stand, Task } from './task.ts'

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
export function moved(task: Task, plan: Plan, warmth: number, random: () => number): Plan | null {
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
