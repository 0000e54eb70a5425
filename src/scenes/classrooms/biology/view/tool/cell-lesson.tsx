import { loadScenery } from '../../../common/view/load-scenery.ts'
import { type LessonProps, LessonShell } from '../../../common/view/tool/lesson-shell.tsx'
import { sceneConfig } from '../../config.ts'
import type { CellLab } from '../../model/cell-lab.ts'
import { cellLesson } from '../../model/lesson.ts'
import scenery from '../scene/cell.glb?url'
import { CargoInset } from './cargo-inset.tsx'
import { CellPoster } from './cell-poster.tsx'
import { SizeBars } from './size-bars.tsx'

const loadScene = async () => {
  const [{ createCellScene }, model] = await Promise.all([
    import('../scene/cell-scene.tsx'),
    loadScenery(scenery),
  ])
  return createCellScene(model)
}

/** The whole lesson in the cell. */
export function CellLesson(props: LessonProps) {
  return (
    <LessonShell
      {...props}
      model={cellLesson}
      limits={sceneConfig.view}
      loadScene={loadScene}
      poster={
        <div className="grid size-full place-items-center floor p-4 max-sm:pb-20">
          <CellPoster label={props.words.poster} />
        </div>
      }
      Inset={CargoInset}
      Below={Sizes}
    />
  )
}

/** Lights up the part that the protein is at. */
const Sizes = ({ lab }: { lab: CellLab }) => <SizeBars chosen={lab.at} />
