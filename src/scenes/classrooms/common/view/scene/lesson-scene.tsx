import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import type { WebGLRenderer } from 'three'
import type { Session } from '../../model/session.ts'
import type { LessonSet, SetView } from './lesson-set.ts'
import { LessonStage, LitSet } from './lesson-stage.tsx'
import { Rig } from './rig.tsx'
import { createStudio, mirroredLight } from './studio.ts'

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

export interface LessonSceneProps<Lab extends object> extends SceneProps<Lab> {
  name: string
  build: (renderer: WebGLRenderer) => LessonSet<Lab>
  view: SetView
}

/** A lesson's set on the stage, lit as all of them are. */
export function LessonScene<Lab extends object>(props: LessonSceneProps<Lab>) {
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

function Content<Lab extends object>(props: LessonSceneProps<Lab>) {
  const { build, view } = props
  const { gl, scene } = useThree()
  const studio = useMemo(() => createStudio(gl, view.distance * 0.95), [gl, view])
  const set = useMemo(() => build(gl), [build, gl])
  useEffect(() => {
    scene.environment = studio.surroundings
    scene.environmentIntensity = mirroredLight
    return () => {
      scene.environment = null
      studio.dispose()
    }
  }, [scene, studio])
  useEffect(() => () => set.dispose(), [set])
  return (
    <>
      <LitSet lights={studio.lights} root={set.root} />
      <Rig {...props} set={set} />
    </>
  )
}
