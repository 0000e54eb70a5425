import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Session } from '../../model/session.ts'
import { belowScene, withheld } from '../../model/withheld.ts'

export interface BelowSceneProps<Lab extends object> {
  session: Session<Lab>
  children: ReactNode
}

/** What belongs below the scene, once it no longer tells what a step asks the learner to expect. */
export function BelowScene<Lab extends object>({ session, children }: BelowSceneProps<Lab>) {
  const { t } = useTranslation('lesson')
  const { steps } = useSnapshot(session.progress)
  if (!withheld(session.model, { steps }).has(belowScene)) return children
  return (
    <p data-below-held="" className="rounded border bg-surface floor p-6 text-ink-soft">
      {t('belowHeld')}
    </p>
  )
}
