import { LessonScene, type SceneProps } from '../../../common/view/scene/lesson-scene.tsx'
import { setConfig } from '../../config.ts'
import type { CellLab } from '../../model/cell-lab.ts'
import { buildSet } from './build-set.ts'

const build = () => buildSet()

/** The cell in 3D: all that needs three.js. */
export function CellScene(props: SceneProps<CellLab>) {
  return <LessonScene {...props} name="cell" build={build} view={setConfig.view} />
}
