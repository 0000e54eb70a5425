import { type ThreeEvent, useFrame, useThree } from '@react-three/fiber'
import { type ComponentType, useEffect, useMemo, useRef } from 'react'
import type { Group, PerspectiveCamera } from 'three'
import { turn, zoomBy } from '../../../../../math/orbit-view.ts'
import { motionAllowed } from '../../../../../stage/flags.ts'
import { attachOrbit } from '../../../../../stage/orbit-gestures.ts'
import { resetView } from '../../../common/model/session.ts'
import { ChosenLabel, ImperativeScene } from '../../../common/view/scene/imperative-scene.tsx'
import {
  LessonLights,
  LessonStage,
  type SceneProps,
} from '../../../common/view/scene/lesson-stage.tsx'
import { useLabFrame } from '../../../common/view/scene/use-lab-frame.ts'
import { sceneConfig } from '../../config.ts'
import type { PantheonLab } from '../../model/pantheon-lab.ts'
import { sitePlan } from '../../model/site-plan.ts'
import { buildScene, type PantheonSet } from './build-scene.ts'
import { createDaylight } from './daylight.ts'
import { createEyes } from './eyes.ts'
import { pressed, watchSteps } from './walking.ts'

/** The Pantheon in 3D, seen by the eyes of who walks in it; on the visitor's own table as a model. */
export function createPantheonScene(model: Group): ComponentType<SceneProps<PantheonLab>> {
  const build = (options: { room: boolean }) => buildScene(model, options)
  return (props) => (
    <LessonStage
      {...props}
      name="pantheon"
      camera={{ fov: sceneConfig.view.fieldOfView, near: 0.15, far: 420, position: [0, 2, -62] }}
    >
      {props.room ? (
        <>
          <LessonLights reach={1} />
          <ImperativeScene {...props} build={build} />
        </>
      ) : (
        <Walk {...props} model={model} />
      )}
    </LessonStage>
  )
}

function Walk({ model, ...props }: SceneProps<PantheonLab> & { model: Group }) {
  const { gl, scene } = useThree()
  const lessonScene = useMemo(() => buildScene(model), [model])
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
      {daylight.lights.map((light) => (
        <primitive key={light.uuid} object={light} />
      ))}
      <WalkRig {...props} lessonScene={lessonScene} daylight={daylight} />
    </>
  )
}

interface WalkRigProps extends Pick<SceneProps<PantheonLab>, 'session' | 'onPick'> {
  lessonScene: PantheonSet
  daylight: ReturnType<typeof createDaylight>
}

/** Draws what somebody sees who walks in the building. */
function WalkRig({ lessonScene, daylight, session, onPick }: WalkRigProps) {
  const { lab, workspace } = session
  const { gl, invalidate, raycaster } = useThree()
  const own = useRef({ outside: true, lit: false, eyes: createEyes(session) })

  useEffect(() => {
    const frame = gl.domElement.closest<HTMLElement>('[role=application]')
    const stops = [workspace.view.listen(() => invalidate())]
    if (frame) {
      const limits = sceneConfig.view
      const zoom = (percent: number) => zoomBy(workspace, limits, percent)
      const actions = {
        turn: (yaw: number, pitch: number) => turn(workspace, limits, yaw, pitch),
        zoomBy: zoom,
        zoomTimes: (factor: number) => zoom(workspace.view.zoom * (factor - 1)),
        reset: () => resetView(workspace),
      }
      stops.push(attachOrbit(frame, actions, limits), watchSteps(frame, session))
    }
    return () => {
      for (const stop of stops) stop()
    }
  }, [gl, invalidate, session, workspace])

  useLabFrame(session, (moment) => {
    lessonScene.update(lab, moment)
    own.current.lit = false
    // The sun goes by the lab's own time, which asks for frames itself.
    return false
  })
  useFrame(({ camera, size }, delta) => {
    const elapsed = motionAllowed() ? Math.min(delta, 0.05) : 1
    const comes = own.current.eyes.look(
      camera as PerspectiveCamera,
      elapsed,
      size.width / size.height,
    )
    if (comes) invalidate()
    const { x, y, z } = camera.position
    const outside = y > 30 || Math.hypot(x, z) > sitePlan.rotunda + 3
    if (!own.current.lit || outside !== own.current.outside)
      daylight.shine(lab.day, lab.hour, `${lab.age} ${lab.colours}`, outside)
    Object.assign(own.current, { outside, lit: true })
  })

  const press = (event: ThreeEvent<MouseEvent>) => {
    event.stopPropagation()
    const id = pressed(raycaster, lessonScene, lab)
    if (id) onPick(id)
  }
  return (
    <>
      <primitive object={lessonScene.root} onClick={press} />
      <ChosenLabel workspace={workspace} anchor={lessonScene.anchor} />
    </>
  )
}
