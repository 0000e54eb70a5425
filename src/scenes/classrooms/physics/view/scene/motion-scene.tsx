import { LessonSceneView, type SceneProps } from '../../../common/view/scene/lesson-scene-view.tsx'
import { sceneConfig } from '../../config.ts'
import type { MotionLab } from '../../model/lesson/motion-lab.ts'
import { buildScene } from './build-scene.ts'

const build = () => buildScene()

/** The four experiments in 3D: all that needs three.js. */
export function MotionScene(props: SceneProps<MotionLab>) {
  return <LessonSceneView {...props} name="motion" build={build} view={sceneConfig.view} />
}
