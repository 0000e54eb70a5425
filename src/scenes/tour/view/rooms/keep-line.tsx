import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import type { TourDesk } from '../desk/create-desk.ts'
import { saveTour } from '../desk/save-tour.ts'
import { SendButtons } from '../export/send-buttons.tsx'

/** Whether this browser keeps the tour, and what it can be saved as. */
export function KeepLine({ desk }: { desk: TourDesk }) {
  const { t } = useTranslation('tour')
  const { keep } = useSnapshot(desk.state)
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    await saveTour(desk)
    setSaving(false)
  }
  const word = keep === 'kept' ? 'keptNow' : keep === 'writing' ? 'keptWriting' : 'keptNot'
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <Button
        size="small"
        className="min-h-11"
        aria-disabled={isSaving}
        onClick={() => !isSaving && void save()}
      >
        {t('saveTour')}
      </Button>
      <SendButtons desk={desk} />
      {keep && (
        <span className="font-kind text-xs text-ink-soft" data-keep={keep}>
          {t(word)}
        </span>
      )}
    </div>
  )
}
