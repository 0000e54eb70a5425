import { useFrame } from '@react-three/fiber'
import { damp3, dampS } from 'maath/easing'
import { type ReactNode, useRef } from 'react'
import { Spherical, Vector3 } from 'three'
import { radians } from '../../../../../math/angle.ts'
import type { Point3 } from '../../../../../math/orbit.ts'
import type { OrbitView } from '../../../../../math/orbit-view.ts'
import { motionAllowed } from '../../../../../stage/flags.ts'
import { elapsedMs, useFrameOnChange } from '../../../../../stage/frame.ts'
import { labelPoint } from './lab-object-group.tsx'
import { LessonLights, LessonStage, type SceneProps } from './lesson-stage.tsx'

/** From where a scene is seen. Meters and degrees. */
export interface SceneView extends OrbitView {
  middle: Point3
  distance: number
  fieldOfView: number
  /** How much nearer the eye comes to a thing that is chosen, as a share of the distance. */
  near: number
  /** Width to height that the distance is made for; a narrower box moves the eye back. */
  aspect: number
}

export interface LessonCanvasProps<Lab extends object> extends SceneProps<Lab> {
  view: SceneView
  children: ReactNode
}

/** A lesson's scene on the stage, lit as all of them are, and looked at from all around it. */
export function LessonCanvas<Lab extends object>(props: LessonCanvasProps<Lab>) {
  const { view, session, room, children } = props
  return (
    <LessonStage
      {...props}
      camera={{ fov: view.fieldOfView, near: 0.02, far: 60, position: [0, 1, 2] }}
    >
      <LessonLights reach={view.distance * 0.95} />
      {!room && <LessonEye {...{ session, view }} />}
      {children}
    </LessonStage>
  )
}

/** Seconds that the eye takes after a button, a key or a choice. */
const smoothTime = 0.16

/** The eye comes nearer to what is chosen, and goes where it goes. It follows a drag at once. */
function LessonEye({ session, view: first }: Pick<LessonCanvasProps<object>, 'session' | 'view'>) {
  const { workspace, view } = session
  const eye = useRef<{ target: Vector3; around: Spherical }>(undefined)
  useFrameOnChange(view)
  // Before what stands in a place of the picture.
  useFrame(({ gl, scene, camera, size, invalidate }, delta) => {
    const thing = labelPoint(scene, workspace.closeUp ? workspace.chosen : null)
    const { x, y, z } = thing ?? first.middle
    const back = Math.max(1, (first.aspect * size.height) / size.width)
    const distance = (first.distance * back * (thing ? first.near : 1) * 100) / view.zoom
    const around = [distance, radians(90 - view.pitch), radians(view.yaw)] as const
    const isDragged = gl.domElement.closest('[data-dragging]') !== null
    if (!eye.current || isDragged || !motionAllowed()) {
      eye.current = { target: new Vector3(x, y, z), around: new Spherical(...around) }
    } else {
      const seconds = elapsedMs(delta) / 1000
      const isGoing = damp3(eye.current.target, [x, y, z], smoothTime, seconds)
      const isTurning = dampS(eye.current.around, [...around], smoothTime, seconds)
      if (isGoing || isTurning) invalidate()
    }
    camera.position.setFromSpherical(eye.current.around).add(eye.current.target)
    camera.lookAt(eye.current.target)
  }, -2)
  return null
}
