import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { ResetIcon } from '../../../../ui/icons/tools.tsx'
import { clear } from '../../model/room/actions.ts'
import type { Design } from '../../model/room/design.ts'
import { redo, undo } from '../../model/room/history.ts'
import type { OpenPhoto } from '../../model/room/room.ts'
import type { Capture } from '../scene/room/capture.ts'
import { saveDesign } from './save-design.ts'

export interface DeskBarProps {
  photo: OpenPhoto
  design: Design
  /** Draws the furniture for the picture; null while there is no 3D. */
  capture: Capture | null
  onNewPhoto: () => void
}

/** What concerns the whole design: its name and size, steps back, and the way out as a picture. */
export function DeskBar({ photo, design, capture, onNewPhoto }: DeskBarProps) {
  const { t } = useTranslation('furniture')
  const { past, future, items, photo: size } = useSnapshot(design)
  const [saving, setSaving] = useState(false)
  const [note, setNote] = useState<string>()
  const save = async () => {
    if (!capture || saving) return
    setSaving(true)
    try {
      const name = await saveDesign(photo, capture, design.covers, Date.now())
      setNote(t('saved', { name }))
    } catch (error) {
      console.warn(error)
      setNote(t('saveFailed'))
    }
    setSaving(false)
  }
  return (
    <div className="mb-3">
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto min-w-0 truncate font-kind text-xs text-ink-soft">
          {t('photoFacts', { name: photo.name, ...size })}
        </p>
        <button
          type="button"
          aria-label={t('undo')}
          title={t('undo')}
          aria-disabled={past.length === 0}
          onClick={() => undo(design)}
          className="icon-button aria-disabled:opacity-40"
        >
          <ResetIcon />
        </button>
        <button
          type="button"
          aria-label={t('redo')}
          title={t('redo')}
          aria-disabled={future.length === 0}
          onClick={() => redo(design)}
          className="icon-button aria-disabled:opacity-40"
        >
          <ResetIcon className="-scale-x-100" />
        </button>
        <Button
          size="small"
          variant="quiet"
          aria-disabled={items.length === 0}
          onClick={() => clear(design)}
        >
          {t('clearAll')}
        </Button>
        <Button size="small" onClick={onNewPhoto}>
          {t('newPhoto')}
        </Button>
        <Button size="small" variant="primary" aria-disabled={!capture || saving} onClick={save}>
          {saving ? t('saving') : t('savePng')}
        </Button>
      </div>
      <p role="status" className="mt-1 font-kind text-xs wrap-anywhere text-ink-soft">
        {note}
      </p>
    </div>
  )
}
