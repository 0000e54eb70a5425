import type { ComponentType } from 'react'
import type { Group } from 'three'
import { LessonSceneView, type SceneProps } from '../../../common/view/scene/lesson-scene-view.tsx'
import { sceneConfig } from '../../config.ts'
import type { Bench } from '../../model/bench.ts'
import { buildScene } from './build-scene.ts'

/** The bench in 3D: all that needs three.js. */
export function createTitrationScene(model: Group): ComponentType<SceneProps<Bench>> {
  const build = () => buildScene(model)
  return (props) => (
    <LessonSceneView {...props} name="titration" build={build} view={sceneConfig.view} />
  )
}
