import { useCallback } from 'react'
import { ImperativeScene } from '../../../common/view/scene/imperative-scene.tsx'
import { LessonCanvas } from '../../../common/view/scene/lesson-canvas.tsx'
import type { SceneProps } from '../../../common/view/scene/lesson-stage.tsx'
import { useFigures } from '../../../common/view/use-figures.ts'
import { sceneConfig } from '../../config.ts'
import type { MoleculeLab } from '../../model/lesson/molecule-lab.ts'
import { buildScene } from './build-scene.ts'

/** The molecules in 3D, their figures as the language writes them: all that needs three.js. */
export function MoleculeScene(props: SceneProps<MoleculeLab>) {
  const figures = useFigures()
  const build = useCallback(
    ({ room }: { room: boolean }) => buildScene({ room, figures }),
    [figures],
  )
  return (
    <LessonCanvas {...props} name="molecules" view={sceneConfig.view}>
      <ImperativeScene {...props} build={build} />
    </LessonCanvas>
  )
}
