import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import type { PerspectiveCamera, Raycaster } from 'three'
import { subscribe } from 'valtio/vanilla'
import type { Point } from '../../../../../math/orbit.ts'
import { motionAllowed } from '../../../../../stage/flags.ts'
import type { Moment } from './lesson-scene.ts'
import type { SceneProps } from './lesson-scene-view.tsx'
import { rayAt, watchPresses } from './pick.ts'
import { useLabel } from './use-label.ts'

/** One frame of a scene. */
export interface RigFrame {
  camera: PerspectiveCamera
  /** Width to height of the picture. */
  aspect: number
  /** Whether the lab or what is chosen has changed since, or something moves by itself: the scene is to be brought up to date. */
  due: boolean
  moment: Moment
  /** Seconds in which the eye goes on; where nothing may move it is there at once. */
  eyeTime: number
}

export interface RigOptions<Lab extends object>
  extends Pick<SceneProps<Lab>, 'session' | 'label' | 'onDrawn'> {
  /** Where the name of an object is written. */
  anchor: (id: string) => Point
  /** What a press does, by the ray from the eye through it. */
  press: (ray: Raycaster) => void
  /** Listens to keys of the frame that has the focus. @returns lets go of it */
  listen?: (frame: HTMLElement) => () => void
  /** Puts scene and camera where they are to be. @returns whether the scene moves on by itself, or the eye is on its way */
  draw: (frame: RigFrame) => { moves: boolean; comes: boolean }
}

/** Puts a lab on the screen each time it changes, and goes on drawing only while something moves. */
export function useRig<Lab extends object>(options: RigOptions<Lab>): void {
  const { session, label, onDrawn, listen } = options
  const { lab, workspace } = session
  const { invalidate, gl, camera } = useThree()
  const own = useRef({ at: 0, told: false, due: true })

  useEffect(() => {
    const change = () => {
      own.current.due = true
      // Who wears a headset does not see the page, and the device has the set to draw in the room.
      if (workspace.clock === 'page') invalidate()
    }
    const stops = [
      subscribe(lab, change),
      subscribe(workspace, change),
      workspace.view.listen(() => invalidate()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [lab, workspace, invalidate])

  // The renderer of the scene knows no effect events.
  const latest = useRef(options)
  latest.current = options
  useEffect(() => {
    // The frame round the canvas holds the pointer while the view is dragged, and the focus while keys are pressed.
    const frame = gl.domElement.closest<HTMLElement>('[role=application]')
    if (!frame) return
    const stops = [
      watchPresses(frame, (event) => latest.current.press(rayAt(event, gl.domElement, camera))),
      listen?.(frame),
    ]
    return () => {
      for (const stop of stops) stop?.()
    }
  }, [gl, camera, listen])

  const name = useLabel(label)

  useFrame(({ size }) => {
    const now = performance.now()
    // The first frame after a rest has no past.
    const elapsed = own.current.at === 0 ? 0 : Math.min(now - own.current.at, 50) / 1000
    own.current.at = now
    const allowed = motionAllowed()
    const { chosen, pace } = workspace
    const { moves, comes } = latest.current.draw({
      camera: camera as PerspectiveCamera,
      aspect: size.width / size.height,
      // Who only turns the view changes nothing on the bench.
      due: own.current.due,
      moment: { elapsed: allowed ? elapsed * pace : 0, still: !allowed, chosen },
      eyeTime: allowed ? elapsed : 1,
    })
    own.current.due = moves && allowed
    if (own.current.due || comes) invalidate()
    else own.current.at = 0
    name.current?.place(chosen === null ? null : latest.current.anchor(chosen), camera, size)
    if (own.current.told) return
    own.current.told = true
    // After this frame is on the canvas.
    requestAnimationFrame(onDrawn)
  })
}
