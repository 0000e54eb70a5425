import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import type { WebGLRenderer } from 'three'
import type { Session } from '../../model/session.ts'
import type { LessonScene, SceneView } from './lesson-scene.ts'
import { LessonStage, LitScene } from './lesson-stage.tsx'
import { createLightRig, mirroredLight } from './light-rig.ts'
import { Rig } from './rig.tsx'

/** What a lesson's shell gives its scene. */
export interface SceneProps<Lab extends object> {
  session: Session<Lab>
  /** The element that names the chosen thing in the scene; the scene puts it in its place. */
  label: { current: HTMLElement | null }
  onPick: (id: string) => void
  /** Called after each first frame of a canvas. */
  onDrawn: () => void
  onInterrupted: (lost: boolean) => void
}

export interface LessonSceneViewProps<Lab extends object> extends SceneProps<Lab> {
  name: string
  build: (renderer: WebGLRenderer) => LessonScene<Lab>
  view: SceneView
}

/** A lesson's scene on the stage, lit as all of them are. */
export function LessonSceneView<Lab extends object>(props: LessonSceneViewProps<Lab>) {
  const { name, view, onInterrupted } = props
  return (
    <LessonStage
      name={name}
      camera={{ fov: view.fieldOfView, near: 0.02, far: 60, position: [0, 1, 2] }}
      onInterrupted={onInterrupted}
    >
      <Content {...props} />
    </LessonStage>
  )
}

function Content<Lab extends object>(props: LessonSceneViewProps<Lab>) {
  const { build, view } = props
  const { gl, scene } = useThree()
  const lightRig = useMemo(() => createLightRig(gl, view.distance * 0.95), [gl, view])
  const lessonScene = useMemo(() => build(gl), [build, gl])
  useEffect(() => {
    scene.environment = lightRig.surroundings
    scene.environmentIntensity = mirroredLight
    return () => {
      scene.environment = null
      lightRig.dispose()
    }
  }, [scene, lightRig])
  useEffect(() => () => lessonScene.dispose(), [lessonScene])
  return (
    <>
      <LitScene lights={lightRig.lights} root={lessonScene.root} />
      <Rig {...props} lessonScene={lessonScene} />
    </>
  )
}
