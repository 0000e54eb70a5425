import { LessonSceneView, type SceneProps } from '../../../common/view/scene/lesson-scene-view.tsx'
import { sceneConfig } from '../../config.ts'
import type { Bench } from '../../model/bench.ts'
import { buildScene } from './build-scene.ts'

const build = () => buildScene()

/** The bench in 3D: all that needs three.js. */
export function TitrationScene(props: SceneProps<Bench>) {
  return <LessonSceneView {...props} name="titration" build={build} view={sceneConfig.view} />
}
