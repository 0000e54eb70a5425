import { Vector3 } from 'three'
import { radians } from '../../../../../math/angle.ts'
import type { Point } from '../../../../../math/orbit.ts'

/** Where something stands in the room: meters, and radians around y. */
export interface Place {
  at: Vector3
  turn: number
}

/** Where the panel waits, from the eyes: meters away and lower, radians to the left, clear of where a table is looked for. */
const waiting = { away: 1.1, lower: 0.05, left: radians(32) }
/** Where it stands beside the scene, a little turned to who stands before it. */
const beside = { at: [-0.56, 0.37, 0.02], turn: 0.5 } as const

const up = new Vector3(0, 1, 0)

/** Hangs the panel before the eyes, turned to them. @param heading  of the eyes, radians */
export const beforeEyes = ({ x, y, z }: Point, heading: number): Place => {
  const turn = heading + waiting.left
  const ahead = new Vector3(0, -waiting.lower, -waiting.away).applyAxisAngle(up, turn)
  return { at: ahead.add({ x, y, z }), turn }
}

/** Stands the panel beside the scene. */
export const besideScene = ({ at, turn }: Place): Place => ({
  at: new Vector3(...beside.at).applyAxisAngle(up, turn).add(at),
  turn: turn + beside.turn,
})
