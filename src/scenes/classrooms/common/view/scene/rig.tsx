import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import type { PerspectiveCamera } from 'three'
import { subscribe } from 'valtio/vanilla'
import { orbitEye } from '../../../../../math/orbit.ts'
import { motionAllowed } from '../../../../../stage/flags.ts'
import type { LessonSceneProps } from './lesson-scene.tsx'
import type { LessonSet } from './lesson-set.ts'
import { partAt, watchPresses } from './pick.ts'
import { useLabel } from './use-label.ts'

export interface RigProps<Lab extends object>
  extends Pick<LessonSceneProps<Lab>, 'session' | 'view' | 'label' | 'onPick' | 'onDrawn'> {
  set: LessonSet<Lab>
}

/** Seconds in which the eye comes to a chosen thing. */
const approach = 0.5

/** Puts the lab on the screen each time it changes, and goes on drawing only while something moves. */
export function Rig<Lab extends object>(props: RigProps<Lab>) {
  const { set, session, view, label, onPick, onDrawn } = props
  const { lab, desk } = session
  const { invalidate, gl, camera } = useThree()
  const own = useRef({ at: 0, told: false, due: true, eye: { ...view.middle, near: 0 } })

  useEffect(() => {
    const change = () => {
      own.current.due = true
      // Who wears a headset does not see the page, and the device has the set to draw in the room.
      if (desk.clock === 'page') invalidate()
    }
    const stops = [
      subscribe(lab, change),
      subscribe(desk, change),
      desk.view.listen(() => invalidate()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [lab, desk, invalidate])

  // The renderer of the scene knows no effect events.
  const press = useRef((_: { clientX: number; clientY: number }) => {})
  press.current = (event) => {
    const id = partAt(event, gl.domElement, camera, set.parts)
    if (id) onPick(id)
  }
  useEffect(() => {
    // The frame round the canvas holds the pointer while the view is dragged.
    const frame = gl.domElement.closest<HTMLElement>('[role=application]')
    return frame ? watchPresses(frame, (event) => press.current(event)) : undefined
  }, [gl])

  const name = useLabel(label)

  useFrame(({ size }) => {
    const now = performance.now()
    // The first frame after a rest has no past.
    const elapsed = own.current.at === 0 ? 0 : Math.min(now - own.current.at, 50) / 1000
    own.current.at = now
    const moves = motionAllowed()
    const { chosen, pace } = desk
    // Who only turns the view changes nothing on the bench.
    if (own.current.due) {
      const moment = { elapsed: moves ? elapsed * pace : 0, still: !moves, chosen }
      own.current.due = set.update(lab, moment) && moves
    }
    const comes = look(moves ? elapsed : 1, size.width / size.height)
    if (own.current.due || comes) invalidate()
    else own.current.at = 0
    name.current?.place(chosen === null ? null : set.anchor(chosen), camera, size)
    if (own.current.told) return
    own.current.told = true
    // After this frame is on the canvas.
    requestAnimationFrame(onDrawn)
  })

  /** Leads the eye to what is chosen, or back. @returns whether it is still on its way */
  function look(elapsed: number, aspect: number): boolean {
    const { eye } = own.current
    const { chosen } = desk
    const anchor = chosen === null ? undefined : set.anchor(chosen)
    const target = { ...(anchor ?? view.middle), near: anchor ? 1 : 0 }
    const share = Math.min(1, elapsed / approach)
    let moving = false
    for (const axis of ['x', 'y', 'z', 'near'] as const) {
      const left = target[axis] - eye[axis]
      // Fast at first, then slower; done when it can no longer be seen.
      eye[axis] = Math.abs(left) < 1e-3 ? target[axis] : eye[axis] + left * share
      if (eye[axis] !== target[axis]) moving = true
    }
    const back = Math.max(1, view.aspect / aspect)
    const nearer = 1 - eye.near * (1 - view.near)
    const distance = ((view.distance * 100) / desk.view.zoom) * back * nearer
    const from = orbitEye({ yaw: desk.view.yaw, pitch: desk.view.pitch, distance, middle: eye })
    const seen = camera as PerspectiveCamera
    seen.position.set(from.x, from.y, from.z)
    seen.lookAt(eye.x, eye.y, eye.z)
    return moving
  }

  return null
}
