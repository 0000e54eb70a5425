import { useRef } from 'react'
import { orbitEye } from '../../../../../math/orbit.ts'
import type { LessonScene } from './lesson-scene.ts'
import type { LessonSceneViewProps } from './lesson-scene-view.tsx'
import { partOn } from './pick.ts'
import { type RigFrame, useRig } from './use-rig.ts'

export interface RigProps<Lab extends object>
  extends Pick<LessonSceneViewProps<Lab>, 'session' | 'view' | 'label' | 'onPick' | 'onDrawn'> {
  lessonScene: LessonScene<Lab>
}

/** Seconds in which the eye comes to a chosen thing. */
const approach = 0.5

/** Draws a scene that is looked at from all round it. */
export function Rig<Lab extends object>(props: RigProps<Lab>) {
  const { lessonScene, session, view, label, onPick, onDrawn } = props
  const { lab, workspace } = session
  const eye = useRef({ ...view.middle, near: 0 })

  useRig({
    session,
    label,
    onDrawn,
    anchor: lessonScene.anchor,
    press(ray) {
      const id = partOn(ray, lessonScene.parts)
      if (id) onPick(id)
    },
    draw(frame) {
      const moves = frame.due && lessonScene.update(lab, frame.moment)
      return { moves, comes: look(frame) }
    },
  })

  /** Leads the eye to what is chosen, or back. @returns whether it is still on its way */
  function look({ camera, aspect, eyeTime }: RigFrame): boolean {
    const { chosen } = workspace
    const anchor = chosen === null ? undefined : lessonScene.anchor(chosen)
    const target = { ...(anchor ?? view.middle), near: anchor ? 1 : 0 }
    const share = Math.min(1, eyeTime / approach)
    const at = eye.current
    let moving = false
    for (const axis of ['x', 'y', 'z', 'near'] as const) {
      const left = target[axis] - at[axis]
      // Fast at first, then slower; done when it can no longer be seen.
      at[axis] = Math.abs(left) < 1e-3 ? target[axis] : at[axis] + left * share
      if (at[axis] !== target[axis]) moving = true
    }
    const back = Math.max(1, view.aspect / aspect)
    const nearer = 1 - at.near * (1 - view.near)
    const distance = ((view.distance * 100) / workspace.view.zoom) * back * nearer
    const from = orbitEye({
      yaw: workspace.view.yaw,
      pitch: workspace.view.pitch,
      distance,
      middle: at,
    })
    camera.position.set(from.x, from.y, from.z)
    camera.lookAt(at.x, at.y, at.z)
    return moving
  }

  return null
}
