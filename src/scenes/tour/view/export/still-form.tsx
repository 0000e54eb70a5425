import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Size } from '../../../../files/image-size.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { download, plainName } from '../../../../ui/download.ts'
import { SelectField } from '../../../../ui/field/select-field.tsx'
import { TextInput } from '../../../../ui/field/text-input.tsx'
import { imageSideLimits, parseSide, presetSizes } from '../../model/export/still-image.ts'
import { FaultError, faultOf } from '../../model/fault.ts'
import { currentRoom } from '../../model/session.ts'
import { setFault } from '../../model/tour.ts'
import { viewDirectionOf } from '../../model/view.ts'
import type { TourEditor } from '../editor/create-editor.ts'

type FormProps = {
  editor: TourEditor
  /** called with the file's name, or without one where nothing was saved */
  onSaved: (name: string | undefined) => void
}

const own = 'own'
const [usual = { width: 1920, height: 1080 }] = presetSizes

/** Chooses the size of a picture of the view, and saves it. */
export function StillForm({ editor, onSaved }: FormProps) {
  const { t } = useTranslation('tour')
  const [sides, setSides] = useState({ width: `${usual.width}`, height: `${usual.height}` })
  const [isSaving, setSaving] = useState(false)
  const width = parseSide(sides.width)
  const height = parseSide(sides.height)
  const chosen = presetSizes.findIndex((size) => size.width === width && size.height === height)

  const choose = (value: string) => {
    const size = presetSizes[Number(value)]
    if (size) setSides({ width: `${size.width}`, height: `${size.height}` })
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving || width === null || height === null) return
    setSaving(true)
    onSaved(await saveStill(editor, { width, height }))
    setSaving(false)
  }
  const fieldOf = (side: 'width' | 'height', value: number | null) => (
    <TextInput
      label={t(side === 'width' ? 'stillWidth' : 'stillHeight')}
      inputMode="numeric"
      autoComplete="off"
      value={sides[side]}
      error={value === null ? t('stillSideWrong', imageSideLimits) : undefined}
      onChange={({ target }) => setSides({ ...sides, [side]: target.value })}
      className="w-40 max-w-full"
    />
  )
  return (
    <form onSubmit={save} noValidate className="mt-2 border-t pt-4">
      <div className="flex flex-wrap items-start gap-4">
        <SelectField
          label={t('stillSize')}
          options={[
            ...presetSizes.map((size, at) => ({
              value: `${at}`,
              label: `${size.width} × ${size.height}`,
            })),
            { value: own, label: t('stillOwnSize') },
          ]}
          value={chosen < 0 ? own : `${chosen}`}
          onChange={({ target }) => choose(target.value)}
          className="w-52 max-w-full"
        />
        {fieldOf('width', width)}
        {fieldOf('height', height)}
      </div>
      <Button
        type="submit"
        className="mt-4"
        aria-disabled={isSaving || width === null || height === null}
      >
        {t(isSaving ? 'savingStill' : 'saveStillNow')}
      </Button>
    </form>
  )
}

/**
 * Saves the view that is shown as a picture of a size, named after its room.
 * @returns the file's name; undefined where it failed, which is said with the tour
 */
async function saveStill(
  { tour, state }: Pick<TourEditor, 'tour' | 'state'>,
  size: Size,
): Promise<string | undefined> {
  const { media, projection, level, view } = tour
  if (!media) return undefined
  const name = `${plainName(currentRoom(state)?.name ?? media.name)}.jpg`
  try {
    const look = { ...viewDirectionOf(view), zoom: view.zoom }
    // It brings three.js.
    const { drawStill } = await import('./draw-still.ts').catch(() => {
      throw new FaultError({ code: 'Viewer', name: '' })
    })
    download(await drawStill({ media, projection, level, look, roll: view.roll }, size), name)
    return name
  } catch (error) {
    console.warn(error)
    setFault(tour, faultOf(error, media.name))
    return undefined
  }
}
