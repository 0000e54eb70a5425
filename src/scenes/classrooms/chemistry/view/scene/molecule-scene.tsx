import { useMemo } from 'react'
import { LessonScene, type SceneProps } from '../../../common/view/scene/lesson-scene.tsx'
import { useFigures } from '../../../common/view/use-figures.ts'
import { setConfig } from '../../config.ts'
import type { MoleculeLab } from '../../model/lesson/molecule-lab.ts'
import { buildSet } from './build-set.ts'

/** The molecules in 3D, their figures as the language writes them: all that needs three.js. */
export function MoleculeScene(props: SceneProps<MoleculeLab>) {
  const figures = useFigures()
  const build = useMemo(() => () => buildSet({ figures }), [figures])
  return <LessonScene {...props} name="molecules" build={build} view={setConfig.view} />
}
