import type { Object3D } from 'three'
import { radians } from '../../../../../math/angle.ts'
import { headingOf } from '../../../../../stage/xr/pose.ts'

/** Where the panel waits, from the eyes: metres away and lower, degrees to the left, clear of where a table is looked for. */
const waiting = { away: 1.1, lower: 0.05, left: 32 }

/** Hangs the panel before the eyes, turned to them. @param eye  their pose in the room, by columns */
export function hangBefore(panel: Object3D, eye: ArrayLike<number>): void {
  const turn = radians(headingOf(eye) + waiting.left)
  const [x = 0, y = 0, z = 0] = [eye[12], eye[13], eye[14]]
  panel.position.set(
    x - Math.sin(turn) * waiting.away,
    y - waiting.lower,
    z - Math.cos(turn) * waiting.away,
  )
  panel.rotation.y = turn
  panel.visible = true
}

/** Stands the panel beside the scene, a little turned to who stands before it. */
export function standBeside(panel: Object3D, place: Object3D): void {
  place.add(panel)
  panel.position.set(-0.56, 0.37, 0.02)
  panel.rotation.y = 0.5
  panel.visible = true
}
