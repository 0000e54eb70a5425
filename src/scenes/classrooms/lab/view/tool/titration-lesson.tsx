import type { CommandWords, LessonWords } from '../../../common/model/document.ts'
import { loadScenery } from '../../../common/view/load-scenery.ts'
import { LessonShell } from '../../../common/view/tool/lesson-shell.tsx'
import { sceneConfig } from '../../config.ts'
import type { Bench } from '../../model/bench.ts'
import { titrationLesson } from '../../model/lesson.ts'
import { seenLevel } from '../../model/notebook.ts'
import { inFlask } from '../../model/pour.ts'
import { colourOf, strengthOf } from '../../model/titration.ts'
import scenery from '../scene/titration.glb?url'
import { BenchFigure } from './bench-figure.tsx'
import { CurveFigure } from './curve-figure.tsx'
import { MeniscusInset } from './meniscus-inset.tsx'

const loadScene = async () => {
  const [{ createTitrationScene }, model] = await Promise.all([
    import('../scene/titration-scene.tsx'),
    loadScenery(scenery),
  ])
  return createTitrationScene(model)
}

/** The whole lesson at the bench. */
export function TitrationLesson(props: { words: LessonWords; commands: CommandWords }) {
  return (
    <LessonShell
      {...props}
      model={titrationLesson}
      limits={sceneConfig.view}
      loadScene={loadScene}
      poster={
        <div className="grid size-full place-items-center floor p-4">
          <BenchFigure
            added={0}
            colour={colourOf('phenolphthalein', 3)}
            strength={strengthOf('phenolphthalein', 3)}
          />
        </div>
      }
      Inset={Lens}
      Below={Curve}
    />
  )
}

const Lens = ({ lab }: { lab: Bench }) => lab.filled && <MeniscusInset seen={seenLevel(lab)} />

function Curve({ lab }: { lab: Bench }) {
  const { acid, indicator } = lab.flask
  return <CurveFigure acid={acid} indicator={indicator} added={inFlask(lab)} />
}
