import type { ComponentType } from 'react'
import type { Group } from 'three'
import { LessonSceneView, type SceneProps } from '../../../common/view/scene/lesson-scene-view.tsx'
import { sceneConfig } from '../../config.ts'
import type { CellLab } from '../../model/cell-lab.ts'
import { buildScene } from './build-scene.ts'

/** The cell in 3D: all that needs three.js. */
export function createCellScene(model: Group): ComponentType<SceneProps<CellLab>> {
  const build = () => buildScene(model)
  return (props) => <LessonSceneView {...props} name="cell" build={build} view={sceneConfig.view} />
}
