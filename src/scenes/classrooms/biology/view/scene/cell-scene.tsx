import { LessonSceneView, type SceneProps } from '../../../common/view/scene/lesson-scene-view.tsx'
import { sceneConfig } from '../../config.ts'
import type { CellLab } from '../../model/cell-lab.ts'
import { buildScene } from './build-scene.ts'

const build = () => buildScene()

/** The cell in 3D: all that needs three.js. */
export function CellScene(props: SceneProps<CellLab>) {
  return <LessonSceneView {...props} name="cell" build={build} view={sceneConfig.view} />
}
