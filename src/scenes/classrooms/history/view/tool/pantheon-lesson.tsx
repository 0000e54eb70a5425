import { useTranslation } from 'react-i18next'
import { type LessonProps, LessonShell } from '../../../common/view/tool/lesson-shell.tsx'
import { certaintyColors, sceneConfig } from '../../config.ts'
import { pantheonLesson } from '../../model/lesson.ts'
import { type PantheonLab, walkIn } from '../../model/pantheon-lab.ts'
import { certainties } from '../../model/parts.ts'
import { beamAt, LightFigures, PlanFigure } from './light-figures.tsx'
import { sceneLoader } from './load-scene.ts'
import { formatHour, writeDay } from './write-day.ts'

const loadBelow = async () => LightOfDay

const { day, hour } = pantheonLesson.create()

/** The whole lesson in the Pantheon. */
export function PantheonLesson(props: LessonProps) {
  return (
    <LessonShell
      {...props}
      model={pantheonLesson}
      settings={sceneConfig.view}
      sceneLoader={sceneLoader}
      poster={
        // From above: a section would tell how high the room is, and noon in April what the second step asks.
        <div className="w-full max-w-[75%] sm:max-w-[62%]">
          <PlanFigure beam={beamAt(day, hour)} />
        </div>
      }
      Inset={DateInset}
      loadBelow={loadBelow}
      // Who stands outside walks in.
      tryOut={walkIn}
    />
  )
}

function LightOfDay({ lab: { day, hour } }: { lab: PantheonLab }) {
  return <LightFigures beam={beamAt(day, hour)} className="rounded border bg-surface floor" />
}

/** Day and hour in the corner of the scene, and what its colors mean. The instruments and the list say the same. */
function DateInset({ lab: { day, hour, colours } }: { lab: PantheonLab }) {
  const { t, i18n } = useTranslation('history')
  const date = writeDay(i18n.language, day)
  const clock = formatHour(i18n.language, hour)
  return (
    <div
      aria-hidden="true"
      data-date=""
      className="pointer-events-none absolute top-3 left-3 max-w-[70%] rounded-sm bg-[#14171f]/80 px-3 py-2 text-white"
    >
      <p className="font-mono text-sm tabular-nums">
        {date} · {clock}
      </p>
      {colours === 'certainty' && (
        <ul className="mt-1.5 flex flex-col gap-1 text-xs">
          {certainties.map((certainty) => (
            <li key={certainty} className="flex items-center gap-2">
              <span
                className="size-3 shrink-0 rounded-sm"
                style={{ background: certaintyColors[certainty] }}
              />
              {t(`sure_${certainty}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
