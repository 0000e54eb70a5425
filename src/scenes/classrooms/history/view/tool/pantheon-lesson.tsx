import type { CommandWords, LessonWords } from '../../../common/model/document.ts'
import { LessonShell } from '../../../common/view/tool/lesson-shell.tsx'
import { pantheonConfig, setConfig } from '../../config.ts'
import { pantheonLesson } from '../../model/lesson/lesson.ts'
import { DateInset } from './date-inset.tsx'
import { LightFigures } from './light-figures.tsx'
import { SectionFigure } from './section-figure.tsx'
import { beamAt } from './use-beam.ts'

const loadScene = () => import('../scene/pantheon-scene.tsx').then((module) => module.PantheonScene)

const loadSet = async () => {
  const { buildSet } = await import('../scene/build-set.ts')
  return () => buildSet({ room: false })
}

const { day, hour } = pantheonConfig.first

/** The whole lesson in the Pantheon. */
export function PantheonLesson(props: { words: LessonWords; commands: CommandWords }) {
  return (
    <LessonShell
      {...props}
      model={pantheonLesson}
      limits={setConfig.view}
      loadScene={loadScene}
      loadSet={loadSet}
      poster={
        <div className="grid size-full place-items-center floor px-4 pt-4 pb-20">
          <div className="w-full sm:max-w-[78%]">
            <SectionFigure beam={beamAt(day, hour)} />
          </div>
        </div>
      }
      Inset={DateInset}
      Below={LightFigures}
    />
  )
}
