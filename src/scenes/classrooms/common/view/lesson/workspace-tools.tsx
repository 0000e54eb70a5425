import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { OrbitLimits } from '../../../../../stage/orbit-controls.tsx'
import { Button } from '../../../../../ui/button/button.tsx'
import { ResetIcon } from '../../../../../ui/icons/tools.tsx'
import { type Session, slow } from '../../model/session.ts'
import { ViewTools } from './view-tools.tsx'

export interface WorkspaceToolsProps<Lab extends object> {
  session: Session<Lab>
  limits: OrbitLimits
  say: (text: string) => void
}

/** View, pace and a new beginning. */
export function WorkspaceTools<Lab extends object>({
  session,
  limits,
  say,
}: WorkspaceToolsProps<Lab>) {
  const { model, lab, workspace } = session
  const { t } = useTranslation('lesson')
  const { pace } = useSnapshot(workspace)
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 border-t pt-4">
      <Button
        size="small"
        className="min-h-11"
        onClick={() => {
          model.reset(lab)
          say(t('resetSaid'))
        }}
      >
        <ResetIcon className="size-4" />
        {t('reset')}
      </Button>
      <Button
        size="small"
        className="min-h-11 aria-pressed:border-signal aria-pressed:text-signal aria-pressed:hover:bg-transparent"
        aria-pressed={pace === slow}
        onClick={() => {
          workspace.pace = pace === slow ? 1 : slow
          say(t(pace === slow ? 'normalSaid' : 'slowSaid'))
        }}
      >
        {t('slow')}
      </Button>
      <ViewTools workspace={workspace} limits={limits} />
    </div>
  )
}
