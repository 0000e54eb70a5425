import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { setCaptions } from '../../model/document/rooms.ts'
import type { RoomId } from '../../model/document/tour-document.ts'
import { currentRoom, documentOf, edit, roomName } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { TouchButton } from '../press/buttons.tsx'
import { chooseForTour } from '../strip/choose-files.ts'
import { captionFile } from './caption-file.ts'

/** The captions of the video that is shown: choosing them, and taking them away. */
export function CaptionField({ editor }: { editor: TourEditor }) {
  const { t } = useTranslation('tour')
  const { history, currentRoomId: present } = useSnapshot(editor.state)
  const room = currentRoom({ history, currentRoomId: present })
  if (room?.sort !== 'video') return null
  const { id, captions } = room
  const file = history.present.files.find((one) => one.id === captions)
  const choose = () =>
    chooseForTour(editor, '.vtt,.srt,text/vtt', (chosen) => readCaptions(editor, id, chosen))
  return (
    <div className="flex max-w-full flex-wrap items-center gap-2">
      <TouchButton onClick={choose}>{t(file ? 'changeCaptions' : 'addCaptions')}</TouchButton>
      {file && (
        <>
          <span className="min-w-0 truncate font-mono text-xs text-ink-soft">
            {file.path.split('/').at(-1)}
          </span>
          <TouchButton variant="quiet" onClick={() => removeCaptions(editor, id)}>
            {t('removeCaptions')}
          </TouchButton>
        </>
      )}
    </div>
  )
}

/** Reads captions for a room's video. @returns gives it these, in place of those before */
async function readCaptions({ state, files }: TourEditor, id: RoomId, given: File) {
  const paths = documentOf(state).files.map(({ path }) => path)
  const { file, blob, name } = await captionFile(given, given.name, paths)
  return () => {
    files.set(file.id, { blob, name })
    edit(state, 'Captions', setCaptions, id, file)
    state.announcement = { code: 'CaptionsAdded', name: roomName(state, id) }
  }
}

function removeCaptions({ state }: TourEditor, id: RoomId): void {
  edit(state, 'RemoveCaptions', setCaptions, id, null)
  state.announcement = { code: 'CaptionsRemoved', name: roomName(state, id) }
}
