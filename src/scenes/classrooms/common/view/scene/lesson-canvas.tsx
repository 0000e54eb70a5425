import { useThree } from '@react-three/fiber'
import { type ReactNode, useState } from 'react'
import type { Point3 } from '../../../../../math/orbit.ts'
import type { OrbitView } from '../../../../../math/orbit-view.ts'
import { OrbitCamera, type OrbitCameraProps } from '../../../../../stage/orbit-camera.tsx'
import { viewActions } from '../../model/session.ts'
import { LessonLights, LessonStage, type SceneProps } from './lesson-stage.tsx'
import { labelPoint } from './thing.tsx'

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
  name: string
  view: SceneView & OrbitCameraProps['limits']
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

/** The eye comes nearer to what is chosen, and goes where it goes. */
function LessonEye({ session, view }: Pick<LessonCanvasProps<object>, 'session' | 'view'>) {
  const { workspace } = session
  const scene = useThree((state) => state.scene)
  const [actions] = useState(() => viewActions(session, view))
  return (
    <OrbitCamera
      view={session.view}
      actions={actions}
      limits={view}
      aim={(aspect) => {
        const thing = labelPoint(scene, workspace.chosen)
        const { x, y, z } = thing ?? view.middle
        const back = Math.max(1, view.aspect / aspect)
        return { x, y, z, distance: view.distance * back * (thing ? view.near : 1) }
      }}
    />
  )
}
