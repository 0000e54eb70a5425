import { useSnapshot } from 'valtio'
import type { OrbitView } from '../../../../../math/orbit-view.ts'
import { type OrbitLimits, ViewButtons } from '../../../../../stage/orbit-controls.tsx'
import { Button } from '../../../../../ui/button/button.tsx'
import { ResetIcon } from '../../../../../ui/icons/tools.tsx'
import { type Session, slow, viewActions } from '../../model/session.ts'
import type { Lesson } from './use-lesson.ts'

/** The limits of a view, and how it is at first. */
export type ViewLimits = OrbitLimits & OrbitView

/** View, pace and a new beginning. */
export function WorkspaceTools({ lesson, limits }: { lesson: Lesson; limits: ViewLimits }) {
  const { t, session, run } = lesson
  const { workspace } = session
  const isSlow = useSnapshot(workspace).pace === slow
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 border-t pt-4">
      <Button size="small" className="min-h-11" onClick={() => run({ command: 'reset' })}>
        <ResetIcon className="size-4" />
        {t('reset')}
      </Button>
      <Button
        size="small"
        className="min-h-11 aria-pressed:border-signal aria-pressed:text-signal aria-pressed:hover:bg-transparent"
        aria-pressed={isSlow}
        onClick={() => run({ command: isSlow ? 'normal' : 'slower' })}
      >
        {t('slow')}
      </Button>
      <ViewTools {...{ session, limits }} />
    </div>
  )
}

interface ViewToolsProps {
  session: Pick<Session, 'view' | 'workspace'>
  limits: ViewLimits
}

/** The view's buttons, which alone are rendered anew while it is turned. */
export function ViewTools({ session, limits }: ViewToolsProps) {
  const { pitch, zoom } = useSnapshot(session.view)
  const { turn, zoomBy, reset } = viewActions(session, limits)
  return <ViewButtons {...{ limits, pitch, zoom }} onTurn={turn} onZoom={zoomBy} onReset={reset} />
}
