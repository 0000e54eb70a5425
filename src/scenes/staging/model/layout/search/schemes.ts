import { wrap180 } from '../../../../../math/angle.ts'
import type { Pose } from '../space/body.ts'
import { candidatesOf } from './candidates.ts'
import { type Settled, settle } from './settle.ts'
import type { Stand, Task } from './task.ts'

/** So many ways to stand the main piece are thought through, and so many are offered. */
const most = { tried: 7, offered: 5 } as const

/** Two arrangements differ visibly where the main piece is so far off, metres, or turned so far, degrees. */
export const visible = { by: 0.5, turn: 40 } as const

/** What an arrangement may cost more than the best, so that it is still one. */
const worse = 9

/** A way to stand the main piece, and the room furnished round it at first sight. */
export interface Scheme extends Settled {
  main: Stand | undefined
}

const differ = (a: Pose, b: Pose): boolean =>
  Math.hypot(a.x - b.x, a.z - b.z) >= visible.by ||
  Math.abs(wrap180(a.turn - b.turn)) >= visible.turn

/** Ways to furnish the room that look different, from the best; never none. */
export function schemesOf(task: Task): Scheme[] {
  const unit = task.units[0]
  if (!unit) return [{ ...settle(task, []), main: undefined }]
  const mains = candidatesOf(task.space, unit, () => null)
    .filter(({ pose }) => task.fitting(0, pose).why === null)
    .map((stand) => ({ stand, cost: task.own(0, stand) }))
    .toSorted((a, b) => a.cost - b.cost)
  const chosen: Stand[] = []
  for (const { stand } of mains) {
    if (chosen.length >= most.tried) break
    if (chosen.every(({ pose }) => differ(pose, stand.pose))) chosen.push(stand)
  }
  const schemes = chosen
    .map((main) => ({ ...settle(task, [], main), main }))
    .filter(({ plan }) => plan[0] !== null)
    .toSorted((a, b) => a.cost - b.cost)
  const [first] = schemes
  if (!first) return [{ ...settle(task, []), main: undefined }]
  return schemes.filter(({ cost }) => cost <= first.cost + worse).slice(0, most.offered)
}
