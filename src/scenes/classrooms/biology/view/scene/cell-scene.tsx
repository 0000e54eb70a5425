import type { ComponentType } from 'react'
import type { Group } from 'three'
import { ImperativeScene } from '../../../common/view/scene/imperative-scene.tsx'
import { LessonCanvas } from '../../../common/view/scene/lesson-canvas.tsx'
import type { SceneProps } from '../../../common/view/scene/lesson-stage.tsx'
import { sceneConfig } from '../../config.ts'
import type { CellLab } from '../../model/cell-lab.ts'
import { buildScene } from './build-scene.ts'

/** The cell in 3D: all that needs three.js. */
export function createCellScene(model: Group): ComponentType<SceneProps<CellLab>> {
  const build = (options: { room: boolean }) => buildScene(model, options)
  return (props) => (
    <LessonCanvas {...props} name="cell" view={sceneConfig.view}>
      <ImperativeScene {...props} build={build} />
    </LessonCanvas>
  )
}
