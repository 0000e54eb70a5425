import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button/button.tsx'

export interface SavedHereProps {
  /** Whether the browser keeps it. */
  kept: boolean
  onForget: () => void
  children: ReactNode
}

/** Where progress is kept, and how to be rid of it. */
export function SavedHere({ kept, onForget, children }: SavedHereProps) {
  const { t } = useTranslation('lesson')
  return (
    <div className="border-t pt-4">
      <p className="text-sm text-ink-soft">{kept ? t('keptHere') : t('notKept')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {children}
        <Button size="small" variant="quiet" className="min-h-11" onClick={onForget}>
          {t('forget')}
        </Button>
      </div>
    </div>
  )
}
