import { useThree } from '@react-three/fiber'
import { type ComponentType, useCallback, useEffect, useMemo, useRef } from 'react'
import type { Group } from 'three'
import type { SceneProps } from '../../../common/view/scene/lesson-scene-view.tsx'
import { LessonStage, LitScene } from '../../../common/view/scene/lesson-stage.tsx'
import { useRig } from '../../../common/view/scene/use-rig.ts'
import { sceneConfig } from '../../config.ts'
import type { PantheonLab } from '../../model/pantheon-lab.ts'
import { sitePlan } from '../../model/site-plan.ts'
import { buildScene, type PantheonSet } from './build-scene.ts'
import { createDaylight } from './daylight.ts'
import { createEyes } from './eyes.ts'
import { pressed, watchSteps } from './walking.ts'

/** The Pantheon in 3D, seen by the eyes of who walks in it. */
export function createPantheonScene(model: Group): ComponentType<SceneProps<PantheonLab>> {
  return (props) => (
    <LessonStage
      name="pantheon"
      camera={{ fov: sceneConfig.view.fieldOfView, near: 0.15, far: 420, position: [0, 2, -62] }}
      onInterrupted={props.onInterrupted}
    >
      <Content {...props} model={model} />
    </LessonStage>
  )
}

function Content({ model, ...props }: SceneProps<PantheonLab> & { model: Group }) {
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
      <LitScene lights={daylight.lights} root={lessonScene.root} />
      <WalkRig {...props} lessonScene={lessonScene} daylight={daylight} />
    </>
  )
}

interface WalkRigProps
  extends Pick<SceneProps<PantheonLab>, 'session' | 'label' | 'onPick' | 'onDrawn'> {
  lessonScene: PantheonSet
  daylight: ReturnType<typeof createDaylight>
}

/** Draws what somebody sees who walks in the building. */
export function WalkRig({ lessonScene, daylight, session, label, onPick, onDrawn }: WalkRigProps) {
  const { lab } = session
  const own = useRef({ outside: true, eyes: createEyes(session) })
  const listen = useCallback((frame: HTMLElement) => watchSteps(frame, session), [session])

  useRig({
    session,
    label,
    onDrawn,
    listen,
    anchor: lessonScene.anchor,
    press(ray) {
      const id = pressed(ray, lessonScene, lab)
      if (id) onPick(id)
    },
    draw({ camera, aspect, due, moment, eyeTime }) {
      if (due) lessonScene.update(lab, moment)
      const comes = own.current.eyes.look(camera, eyeTime, aspect)
      const { x, y, z } = camera.position
      const outside = y > 30 || Math.hypot(x, z) > sitePlan.rotunda + 3
      if (due || outside !== own.current.outside) {
        daylight.shine(lab.day, lab.hour, `${lab.age} ${lab.colours}`, outside)
      }
      own.current.outside = outside
      // The sun goes by the lab's own time, which asks for frames itself.
      return { moves: false, comes }
    },
  })

  return null
}
