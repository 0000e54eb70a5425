import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Design } from '../../../../room-photo/model/design/design.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { download } from '../../../../ui/download.ts'
import { toSaved } from '../../model/room/saved-design.ts'
import type { OpenPhoto, RoomSaving } from '../../model/session.ts'
import { autosaveDesign } from '../storage/autosave.ts'

interface SaveBarProps {
  photo: OpenPhoto
  design: Design
  saving: RoomSaving
}

/** The room's name, whether this browser keeps it, and the way out as a file. */
export function SaveBar({ photo, design, saving }: SaveBarProps) {
  const { t } = useTranslation('furniture')
  // At once: React would put the cursor at the end of what is typed.
  const { name, state } = useSnapshot(saving, { sync: true })
  const [note, setNote] = useState<string>()
  useEffect(() => autosaveDesign(design, photo, saving), [design, photo, saving])
  const save = async () => {
    try {
      setNote(t('saved', { name: await saveRoomFile(design, photo, saving.name, Date.now()) }))
    } catch (error) {
      console.warn(error)
      setNote(t('fileFailed'))
    }
  }
  return (
    <div
      className="flex flex-wrap items-end gap-x-4 gap-y-2 border-b pb-4"
      data-save-status={state}
    >
      <label className="min-w-0 grow basis-48 text-sm">
        <span className="mb-1.5 block text-ink-soft">{t('roomName')}</span>
        <input
          className="text-field"
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => {
            saving.name = target.value
          }}
        />
      </label>
      <Button className="min-h-11" onClick={save}>
        {t('saveFile')}
      </Button>
      <p role="status" className="w-full text-xs text-ink-soft">
        <span className={state === 'new' || state === 'kept' ? undefined : 'text-alert'}>
          {t(`keep_${state}`)}
        </span>
        {note && <span className="ml-2 wrap-anywhere">{note}</span>}
      </p>
    </div>
  )
}

/**
 * Hands the room over as a file with its photo in it.
 * @param now  milliseconds since 1970
 * @returns the file's name
 * @throws Error when the photo cannot be read any more, or there is no memory for it
 */
async function saveRoomFile(
  design: Design,
  photo: OpenPhoto,
  name: string,
  now: number,
): Promise<string> {
  const { toRoomFile, roomFileExtension } = await import('../storage/room-file.ts')
  const file = await toRoomFile(toSaved(design, { ...photo, name, now }), photo.blob)
  const called = `${fileName(name) || 'room'}${roomFileExtension}`
  download(file, called)
  return called
}

/** What every file system takes of a name. */
const fileName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 60)
    .trim()
