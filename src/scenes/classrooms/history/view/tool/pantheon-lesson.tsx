import { loadScenery } from '../../../common/view/load-scenery.ts'
import { type LessonProps, LessonShell } from '../../../common/view/tool/lesson-shell.tsx'
import { sceneConfig } from '../../config.ts'
import { pantheonLesson } from '../../model/lesson.ts'
import type { PantheonLab } from '../../model/pantheon-lab.ts'
import scenery from '../scene/pantheon.glb?url'
import { beamAt } from './beam.ts'
import { DateInset } from './date-inset.tsx'
import { LightFigures } from './light-figures.tsx'
import { PlanFigure } from './plan-figure.tsx'

const loadScene = async () => {
  const [{ createPantheonScene }, model] = await Promise.all([
    import('../scene/pantheon-scene.tsx'),
    loadScenery(scenery),
  ])
  return createPantheonScene(model)
}

const { day, hour } = pantheonLesson.create()

/** The whole lesson in the Pantheon. */
export function PantheonLesson(props: LessonProps) {
  return (
    <LessonShell
      {...props}
      model={pantheonLesson}
      limits={sceneConfig.view}
      loadScene={loadScene}
      poster={
        <div className="grid size-full place-items-center floor p-4 max-sm:pb-20">
          {/* From above: a section would tell how high the room is, and noon in April what the second step asks. */}
          <div className="w-full max-w-[75%] sm:max-w-[62%]">
            <PlanFigure beam={beamAt(day, hour)} />
          </div>
        </div>
      }
      Inset={DateInset}
      Below={LightOfDay}
    />
  )
}

function LightOfDay({ lab: { day, hour } }: { lab: PantheonLab }) {
  return <LightFigures beam={beamAt(day, hour)} className="rounded border bg-surface floor" />
}
