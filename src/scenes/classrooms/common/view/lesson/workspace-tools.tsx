import { useCallback, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { turn, zoomBy } from '../../../../../math/orbit-view.ts'
import { type OrbitLimits, ViewButtons } from '../../../../../stage/orbit-controls.tsx'
import { Button } from '../../../../../ui/button/button.tsx'
import { ResetIcon } from '../../../../../ui/icons/tools.tsx'
import { resetView, slow, type Workspace } from '../../model/session.ts'
import type { Lesson } from './use-lesson.ts'

/** View, pace and a new beginning. */
export function WorkspaceTools({ lesson, limits }: { lesson: Lesson; limits: OrbitLimits }) {
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
      <ViewTools workspace={workspace} limits={limits} />
    </div>
  )
}

interface ViewToolsProps {
  workspace: Workspace
  limits: OrbitLimits
}

/** At an end that end, and one and the same value anywhere between. */
const endOf = (value: number, { min, max }: { min: number; max: number }): number =>
  value <= min ? min : value >= max ? max : (min + max) / 2

/** The view's buttons, which a drag renders anew only where it comes to an end of a range or leaves it. */
export function ViewTools({ workspace, limits }: ViewToolsProps) {
  const follow = useCallback((changed: () => void) => workspace.view.listen(changed), [workspace])
  const readPitch = () => endOf(workspace.view.pitch, limits.pitchRange)
  const readZoom = () => endOf(workspace.view.zoom, limits.zoomRange)
  const pitch = useSyncExternalStore(follow, readPitch, readPitch)
  const zoom = useSyncExternalStore(follow, readZoom, readZoom)
  return (
    <ViewButtons
      limits={limits}
      pitch={pitch}
      zoom={zoom}
      onTurn={(yaw, pitch) => turn(workspace, limits, yaw, pitch)}
      onZoom={(by) => zoomBy(workspace, limits, by)}
      onReset={() => resetView(workspace)}
    />
  )
}
