import type { ComponentType } from 'react'
import type { Group } from 'three'
import { ImperativeScene } from '../../../common/view/scene/imperative-scene.tsx'
import { LessonCanvas } from '../../../common/view/scene/lesson-canvas.tsx'
import type { SceneProps } from '../../../common/view/scene/lesson-stage.tsx'
import { sceneConfig } from '../../config.ts'
import type { Bench } from '../../model/bench.ts'
import { buildScene } from './build-scene.ts'

/** The bench in 3D: all that needs three.js. */
export function createTitrationScene(model: Group): ComponentType<SceneProps<Bench>> {
  const build = (options: { room: boolean }) => buildScene(model, options)
  return (props) => (
    <LessonCanvas {...props} name="titration" view={sceneConfig.view}>
      <ImperativeScene {...props} build={build} />
    </LessonCanvas>
  )
}
