import { useMemo } from 'react'
import { LessonSceneView, type SceneProps } from '../../../common/view/scene/lesson-scene-view.tsx'
import { useFigures } from '../../../common/view/use-figures.ts'
import { sceneConfig } from '../../config.ts'
import type { MoleculeLab } from '../../model/lesson/molecule-lab.ts'
import { buildScene } from './build-scene.ts'

/** The molecules in 3D, their figures as the language writes them: all that needs three.js. */
export function MoleculeScene(props: SceneProps<MoleculeLab>) {
  const figures = useFigures()
  const build = useMemo(() => () => buildScene({ figures }), [figures])
  return <LessonSceneView {...props} name="molecules" build={build} view={sceneConfig.view} />
}
