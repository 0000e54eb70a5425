import { useSnapshot } from 'valtio'
import type { OrbitControl } from '../../../../../math/orbit-view.ts'
import { ViewButtons } from '../../../../../stage/viewport.tsx'
import { Button } from '../../../../../ui/button/button.tsx'
import { ResetIcon } from '../../../../../ui/icons/tools.tsx'
import { slowPace } from '../../model/session.ts'
import type { Lesson } from './use-lesson.ts'

/** View, pace and a new beginning. */
export const WorkspaceTools = ({ lesson, control }: { lesson: Lesson; control: OrbitControl }) => (
  <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 border-t pt-4">
    <LabTools lesson={lesson} />
    <ViewButtons control={control} />
  </div>
)

/** Pace and a new beginning. */
export function LabTools({ lesson: { t, session, run } }: { lesson: Lesson }) {
  const isSlow = useSnapshot(session.workspace).pace === slowPace
  return (
    <>
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
    </>
  )
}
