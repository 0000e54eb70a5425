import { type Body, clash, type Pose } from '../space/body.ts'
import type { Space } from '../space/space.ts'
import { type Trace, traceOf } from '../space/ways.ts'
import type { Character } from '../templates/character.ts'
import type { Unit } from '../units/unit.ts'
import { type Fit, fitOf } from './fit.ts'
import { ownCost } from './own-cost.ts'

/** Where a unit stands: at one of its places. */
export interface Stand {
  pose: Pose
  place: number
  /** where a piece on a leash began */
  home?: Pose
}

/** Where every unit stands, null for those left out; in the units' order. */
export type Plan = (Stand | null)[]

/** What is to be arranged, and what is already known of it. */
export interface Task {
  space: Space
  units: readonly Unit[]
  character: Character
  fitting(unit: number, pose: Pose): Fit
  /** @returns what it takes from ways; null where it is walked over */
  trace(unit: number, pose: Pose): Trace | null
  /** @returns what standing there costs, whatever else is in the room */
  own(unit: number, stand: Stand): number
}

/** What a window without its curtains costs. */
const keepsOut = 2

/** @param curtains  where they are going to hang: what stands there costs, as it keeps them out */
export function createTask(
  space: Space,
  units: readonly Unit[],
  character: Character,
  curtains: readonly Body[],
): Task {
  const fitting = remembered((unit, pose) => fitOf(space, units[unit] as Unit, pose))
  const trace = remembered((unit, pose) => traceOf(space.ground, fitting(unit, pose).body))
  const own = (unit: number, stand: Stand) => {
    const found = fitting(unit, stand.pose)
    const kept = curtains.filter((body) => clash(body, found.body) > 0).length
    return ownCost(space, units[unit] as Unit, character, stand, found) + keepsOut * kept
  }
  return { space, units, character, fitting, trace, own }
}

/**
 * Most of a search comes back to poses that it has seen: to the very same ones while a plan stands, and to equal ones
 * when it comes by again.
 */
function remembered<T>(find: (unit: number, pose: Pose) => T) {
  const same: WeakMap<Pose, T>[] = []
  const equal = new Map<string, T>()
  return (unit: number, pose: Pose): T => {
    let own = same[unit]
    if (!own) {
      own = new WeakMap()
      same[unit] = own
    }
    const old = own.get(pose)
    if (old !== undefined) return old
    const key = `${unit} ${pose.x} ${pose.z} ${pose.turn}`
    let found = equal.get(key)
    if (found === undefined) {
      found = find(unit, pose)
      equal.set(key, found)
    }
    own.set(pose, found)
    return found
  }
}
