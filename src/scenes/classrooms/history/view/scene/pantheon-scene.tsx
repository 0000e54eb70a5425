import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { Stage } from '../../../../../stage/stage.tsx'
import type { SceneProps } from '../../../common/view/scene/lesson-scene.tsx'
import { setConfig } from '../../config.ts'
import type { PantheonLab } from '../../model/lesson/pantheon-lab.ts'
import { buildSet } from './build-set.ts'
import { createDaylight } from './daylight.ts'
import { WalkRig } from './walk-rig.tsx'

/** The Pantheon in 3D, seen by the eyes of who walks in it. */
export function PantheonScene(props: SceneProps<PantheonLab>) {
  return (
    <Stage
      name="pantheon"
      antialias
      alpha={false}
      depth
      shadows
      elements={{}}
      camera={{ fov: setConfig.view.fieldOfView, near: 0.15, far: 420, position: [0, 2, -62] }}
      className="absolute inset-0"
      onInterrupted={props.onInterrupted}
    >
      <Content {...props} />
    </Stage>
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
      {daylight.lights.map((light) => (
        <primitive key={light.uuid} object={light} />
      ))}
      <primitive object={set.root} />
      <WalkRig {...props} set={set} daylight={daylight} />
    </>
  )
}
