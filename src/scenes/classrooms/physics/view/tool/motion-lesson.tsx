import { useTranslation } from 'react-i18next'
import { radians } from '../../../../../math/angle.ts'
import { type LessonProps, LessonShell } from '../../../common/view/tool/lesson-shell.tsx'
import { pendulumConfig, sceneConfig } from '../../config.ts'
import { energyShares } from '../../model/lesson/graphs.ts'
import { motionLesson } from '../../model/lesson/lesson.ts'
import type { MotionLab } from '../../model/lesson/motion-lab.ts'
import { createRun } from '../../model/pendulum.ts'
import { sceneLoader } from './load-scene.ts'
import { PendulumFigure } from './pendulum-figure.tsx'

const loadBelow = async () => (await import('./live-graphs.tsx')).LiveGraphs

/** The whole lesson on things that move. */
export function MotionLesson(props: LessonProps) {
  return (
    <LessonShell
      {...props}
      model={motionLesson}
      settings={sceneConfig.view}
      sceneLoader={sceneLoader}
      poster={
        <div className="w-3/4 sm:w-full">
          <PendulumFigure run={createRun(radians(pendulumConfig.amplitude.first))} />
        </div>
      }
      Inset={EnergyInset}
      loadBelow={loadBelow}
    />
  )
}

const looks = { kinetic: 'fill-signal', potential: 'fill-depth', lost: 'fill-ink-soft' } as const

/** Where the energy of a run is just now, as bars below what moves in the scene. The instruments say it in figures. */
function EnergyInset({ lab }: { lab: MotionLab }) {
  const { t } = useTranslation('physics')
  const shares = energyShares(lab.live)
  if (shares.length === 0) return null
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute right-3 bottom-3 left-3 flex gap-4 rounded bg-paper/85 px-3 py-2 text-xs sm:right-auto sm:w-md"
      data-inset=""
    >
      {shares.map(({ id, share }) => (
        <div key={id} className="flex min-w-0 flex-1 flex-col justify-end">
          <p className="leading-4">{t(`series_${id}`)}</p>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 6"
            preserveAspectRatio="none"
            className="mt-1 block h-2 w-full shrink-0 overflow-visible"
          >
            <rect
              width="100"
              height="6"
              vectorEffect="non-scaling-stroke"
              className="fill-none stroke-ink-soft"
            />
            <rect
              width={(Math.min(1, Math.max(0, share)) * 100).toFixed(1)}
              height="6"
              className={looks[id]}
            />
          </svg>
        </div>
      ))}
    </div>
  )
}
