import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { currentRoom } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { chooseFiles } from '../strip/choose-files.ts'
import { addCaptions, removeCaptions } from './change-captions.ts'

/** The captions of the video that is shown: choosing them, and taking them away. */
export function CaptionField({ editor }: { editor: TourEditor }) {
  const { t } = useTranslation('tour')
  const { history, currentRoomId: present } = useSnapshot(editor.state)
  const room = currentRoom({ history, currentRoomId: present })
  if (room?.sort !== 'video') return null
  const { id, captions } = room
  const file = history.present.files.find((one) => one.id === captions)
  const choose = () =>
    chooseFiles(([chosen]) => chosen && void addCaptions(editor, id, chosen), {
      accept: '.vtt,.srt,text/vtt',
      isSeveral: false,
    })
  return (
    <div className="flex max-w-full flex-wrap items-center gap-2">
      <Button size="small" className="min-h-11" onClick={choose}>
        {t(file ? 'changeCaptions' : 'addCaptions')}
      </Button>
      {file && (
        <>
          <span className="min-w-0 truncate font-mono text-xs text-ink-soft">
            {file.path.split('/').at(-1)}
          </span>
          <Button
            size="small"
            variant="quiet"
            className="min-h-11"
            onClick={() => removeCaptions(editor, id)}
          >
            {t('removeCaptions')}
          </Button>
        </>
      )}
    </div>
  )
}
