import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import type { OrbitControl } from '../../../../../math/orbit-view.ts'
import { useSessionSupported } from '../../../../../stage/xr/request-session.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { TextList } from '../../../../../ui/text-list.tsx'
import { useLoaded } from '../../../../../ui/use-loaded.ts'
import { belowScene, withheldReadings } from '../../model/withheld-readings.ts'
import type { LessonArProps } from '../ar/lesson-ar.tsx'
import { ControlPanel, LabReadings, ObjectList } from './control-panel.tsx'
import { type OwnPart, type PartProps, WithLab } from './lesson-scene.tsx'
import { Summary } from './summary.tsx'
import { WorkspaceTools } from './workspace-tools.tsx'

export { LessonSteps } from './lesson-steps.tsx'

interface LessonControlsProps extends Omit<LessonArProps, 'lesson'>, PartProps {
  control: OrbitControl
  /** It is the drawn scene that is put into the room. */
  isDrawn: boolean
}

/** All that can be done in the lab, the way onto the visitor's own table, and view and pace. */
export function LessonControls({ lesson, control, isDrawn, ...ar }: LessonControlsProps) {
  return (
    <>
      <div className="mt-6">
        <ControlPanel lesson={lesson} />
      </div>
      {isDrawn && <ArEntry lesson={lesson} {...ar} />}
      <WorkspaceTools {...{ lesson, control }} />
    </>
  )
}

interface LessonDetailsProps<Lab extends object> extends PartProps<Lab> {
  /** What belongs below the scene. */
  Below: OwnPart<Lab>
  /** Whether the browser keeps the progress, and what removes it. */
  kept: boolean
  forget: () => void
}

/** What stands below and beside the controls of a lesson: graphs, instruments, the list of things, what to try next. */
export function LessonDetails<Lab extends object>(props: LessonDetailsProps<Lab>) {
  const { lesson, Below, kept, forget } = props
  const { t, words } = lesson
  return (
    <>
      <div className="min-w-0 lg:col-span-8">
        <BelowScene lesson={lesson}>
          <WithLab lesson={lesson} Part={Below} />
        </BelowScene>
      </div>
      {/* The list of things takes the side to itself, beside all that stands below the scene. */}
      <div className="flex min-w-0 flex-col gap-8 lg:col-span-4 lg:col-start-9 lg:row-span-3 lg:row-start-2">
        <LabReadings lesson={lesson} />
        <ObjectList lesson={lesson} />
        <div className="border-t pt-4">
          <p className="text-sm text-ink-soft">{kept ? t('keptHere') : t('notKept')}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Summary lesson={lesson} today={new Date()} />
            <Button size="small" variant="quiet" className="min-h-11" onClick={forget}>
              {t('forget')}
            </Button>
          </div>
        </div>
      </div>
      <section aria-label={t('whatIf')} className="min-w-0 lg:col-span-8 lg:row-start-4">
        <p className="kind">{t('whatIf')}</p>
        <TextList items={words.whatIf} className="mt-2" itemClassName="border-t py-3" />
      </section>
    </>
  )
}

/** What belongs below the scene, once it no longer tells what a step asks the learner to expect. */
function BelowScene({ lesson: { t, session }, children }: PartProps & { children: ReactNode }) {
  const { steps } = useSnapshot(session.progress)
  if (!withheldReadings(session.model, { steps }).has(belowScene)) return children
  return (
    <p data-below-held="" className="rounded border bg-surface floor p-6 text-ink-soft">
      {t('belowHeld')}
    </p>
  )
}

const loadAr = () => import('../ar/lesson-ar.tsx')
const doWithout = () => {}

/** The way onto the visitor's own table, where this device has one; nothing of it is fetched elsewhere. */
function ArEntry(props: LessonArProps) {
  const ar = useLoaded(loadAr, useSessionSupported('immersive-ar'), doWithout)
  return ar ? <ar.LessonAr {...props} /> : null
}
