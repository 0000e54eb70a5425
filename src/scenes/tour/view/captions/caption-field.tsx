import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { setCaptions } from '../../model/document/rooms.ts'
import type { RoomId } from '../../model/document/tour-document.ts'
import { faultOf } from '../../model/fault.ts'
import { currentRoom, documentOf, edit, roomName } from '../../model/session.ts'
import { addFaults } from '../../model/tour.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { TouchButton } from '../press/buttons.tsx'
import { chooseFile } from '../strip/choose-files.ts'
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
    chooseFile('.vtt,.srt,text/vtt', (chosen) => void addCaptions(editor, id, chosen))
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

/** Gives a room's video captions, in place of those before; what is wrong with the file is said with the tour. */
async function addCaptions(editor: TourEditor, id: RoomId, given: File): Promise<void> {
  const { tour, state, files } = editor
  const isOver = editor.watch()
  try {
    const paths = documentOf(state).files.map(({ path }) => path)
    const { file, blob, name } = await captionFile(given, given.name, paths)
    if (isOver()) return
    files.set(file.id, { blob, name })
    edit(state, 'Captions', setCaptions, id, file)
    state.announcement = { code: 'CaptionsAdded', name: roomName(state, id) }
  } catch (error) {
    if (!isOver()) addFaults(tour, [faultOf(error, given.name)])
  }
}

function removeCaptions({ state }: TourEditor, id: RoomId): void {
  edit(state, 'RemoveCaptions', setCaptions, id, null)
  state.announcement = { code: 'CaptionsRemoved', name: roomName(state, id) }
}
