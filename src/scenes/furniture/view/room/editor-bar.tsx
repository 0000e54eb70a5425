import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { type CatalogPiece, centimetersOf } from '../../../../room-photo/model/design/catalog.ts'
import type { Design } from '../../../../room-photo/model/design/design.ts'
import { removeAllItems } from '../../../../room-photo/model/design/edit-items.ts'
import type { Capture } from '../../../../room-photo/view/capture.ts'
import { CheckField, UndoButtons } from '../../../../room-photo/view/controls.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import type { OpenPhoto } from '../../model/session.ts'
import { shoppingList } from '../../model/shopping.ts'
import { downloadDesignImage } from './save-design.ts'

interface EditorBarProps {
  photo: OpenPhoto
  design: Design
  /** Draws the furniture for the picture; null while there is no 3D. */
  capture: Capture | null
  pieces: readonly CatalogPiece[]
  onNewPhoto: () => void
  /** Back to the choice of rooms. */
  onClose: () => void
}

/** What concerns the whole design: its name and size, steps back, and the way out as a picture. */
export function EditorBar(props: EditorBarProps) {
  const { photo, design, capture, pieces, onNewPhoto, onClose } = props
  const { t } = useTranslation('furniture')
  const { items, photo: size } = useSnapshot(design)
  const [saving, setSaving] = useState(false)
  const [captioned, setCaptioned] = useState(false)
  const [note, setNote] = useState<string>()
  const save = async () => {
    if (!capture || saving) return
    setSaving(true)
    try {
      const caption = captioned ? captionOf(design, pieces, t) : []
      const { photo: size, occluders } = design
      const picture = { photo, size, capture, occluders, caption }
      const name = await downloadDesignImage(picture, Date.now())
      setNote(t('saved', { name }))
    } catch (error) {
      console.warn(error)
      setNote(t('saveFailed'))
    }
    setSaving(false)
  }
  return (
    <div className="min-w-0 lg:mb-3">
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 grow basis-32 truncate font-kind text-xs text-ink-soft max-sm:basis-full">
          {photo.blob ? t('photoFacts', { name: photo.name, ...size }) : t('emptyRoom')}
        </p>
        <UndoButtons design={design} />
        <Button
          size="small"
          variant="quiet"
          aria-disabled={items.length === 0}
          onClick={() => removeAllItems(design)}
        >
          {t('clearAll')}
        </Button>
        <Button size="small" onClick={onNewPhoto}>
          {t('newPhoto')}
        </Button>
        <Button
          size="small"
          variant="primary"
          className="max-sm:grow"
          aria-disabled={!capture || saving}
          onClick={save}
        >
          {saving ? t('saving') : t('savePng')}
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Button size="small" variant="quiet" className="button-flush min-h-11" onClick={onClose}>
          {t('allRooms')}
        </Button>
        <CheckField
          label={t('caption')}
          className=""
          checked={captioned}
          onChange={() => setCaptioned(!captioned)}
        />
      </div>
      <p role="status" className="mt-1 font-kind text-xs wrap-anywhere text-ink-soft">
        {note}
      </p>
    </div>
  )
}

/** A line for each piece and color, with its size and how many there are. */
function captionOf(
  { items }: Design,
  pieces: readonly CatalogPiece[],
  t: TFunction<'furniture'>,
): string[] {
  return shoppingList(items, pieces).map(({ name, color, count, altered, ...size }) => {
    const what = color ? `${name}, ${color}` : name
    const drawn = altered > 0 ? ` (${t('notTrueSize')})` : ''
    return `${count} × ${what}: ${t('pieceSize', centimetersOf(size))} ${t('centimetres')}${drawn}`
  })
}
