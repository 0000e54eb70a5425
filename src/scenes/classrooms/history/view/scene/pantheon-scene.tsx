import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import type { SceneProps } from '../../../common/view/scene/lesson-scene-view.tsx'
import { LessonStage, LitScene } from '../../../common/view/scene/lesson-stage.tsx'
import { sceneConfig } from '../../config.ts'
import type { PantheonLab } from '../../model/pantheon-lab.ts'
import { buildScene } from './build-scene.ts'
import { createDaylight } from './daylight.ts'
import { WalkRig } from './walk-rig.tsx'

/** The Pantheon in 3D, seen by the eyes of who walks in it. */
export function PantheonScene(props: SceneProps<PantheonLab>) {
  return (
    <LessonStage
      name="pantheon"
      camera={{ fov: sceneConfig.view.fieldOfView, near: 0.15, far: 420, position: [0, 2, -62] }}
      onInterrupted={props.onInterrupted}
    >
      <Content {...props} />
    </LessonStage>
  )
}

function Content(props: SceneProps<PantheonLab>) {
  const { gl, scene } = useThree()
  const lessonScene = useMemo(() => buildScene(), [])
  const daylight = useMemo(
    () => createDaylight(gl, scene, lessonScene.sky),
    [gl, scene, lessonScene],
  )
  useEffect(
    () => () => {
      daylight.dispose()
      lessonScene.dispose()
    },
    [daylight, lessonScene],
  )
  return (
    <>
      <LitScene lights={daylight.lights} root={lessonScene.root} />
      <WalkRig {...props} lessonScene={lessonScene} daylight={daylight} />
    </>
  )
}
