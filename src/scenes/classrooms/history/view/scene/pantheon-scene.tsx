import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import type { SceneProps } from '../../../common/view/scene/lesson-scene.tsx'
import { LessonStage, LitSet } from '../../../common/view/scene/lesson-stage.tsx'
import { setConfig } from '../../config.ts'
import type { PantheonLab } from '../../model/pantheon-lab.ts'
import { buildSet } from './build-set.ts'
import { createDaylight } from './daylight.ts'
import { WalkRig } from './walk-rig.tsx'

/** The Pantheon in 3D, seen by the eyes of who walks in it. */
export function PantheonScene(props: SceneProps<PantheonLab>) {
  return (
    <LessonStage
      name="pantheon"
      camera={{ fov: setConfig.view.fieldOfView, near: 0.15, far: 420, position: [0, 2, -62] }}
      onInterrupted={props.onInterrupted}
    >
      <Content {...props} />
    </LessonStage>
  )
}

function Content(props: SceneProps<PantheonLab>) {
  const { gl, scene } = useThree()
  const set = useMemo(() => buildSet(), [])
  const daylight = useMemo(() => createDaylight(gl, scene, set.sky), [gl, scene, set])
  useEffect(
    () => () => {
      daylight.dispose()
      set.dispose()
    },
    [daylight, set],
  )
  return (
    <>
      <LitSet lights={daylight.lights} root={set.root} />
      <WalkRig {...props} set={set} daylight={daylight} />
    </>
  )
}
