import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { copyText } from '../../../../ui/copy-text.ts'
import { CheckIcon } from '../../../../ui/icons/shell.tsx'
import { ChainIcon } from '../../../../ui/icons/tools.tsx'
import type { RoomId } from '../../model/document/tour-document.ts'
import { setPressMode } from '../../model/session.ts'
import { formatViewFragment } from '../../model/view-address.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { canOpenAgain } from '../editor/open-address.ts'
import { IconButton } from '../press/buttons.tsx'
import { currentViewDirection } from '../rooms/walk-along.ts'

/** What the viewer's bar has for a tour: the editing of links and notes, and the address of what is shown. */
export function LinkTools({ editor }: { editor: TourEditor }) {
  const { t } = useTranslation('tour')
  const { state } = editor
  const { history, currentRoomId: present, keep, pressMode } = useSnapshot(state)
  const isOn = pressMode === 'links'
  const { length } = history.present.rooms
  return (
    <>
      {length > 0 && (
        <Button
          size="small"
          className="aria-pressed:bg-ink aria-pressed:text-paper pointer-coarse:min-h-11"
          aria-pressed={isOn}
          onClick={() => setPressMode(state, isOn ? null : 'links')}
        >
          {t(length > 1 ? 'editLinks' : 'editNotes')}
        </Button>
      )}
      {present && canOpenAgain({ history, currentRoomId: present, keep }) && (
        <CopyView editor={editor} room={present} />
      )}
    </>
  )
}

/** The tick stays for so long, ms. */
const shown = 3000

/** Writes the view that is shown into the page's address, and copies that. */
function CopyView({ editor, room }: { editor: TourEditor; room: RoomId }) {
  const { t } = useTranslation('tour')
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setDone(false), shown)
    return () => clearTimeout(timer)
  }, [isDone])

  const copy = async () => {
    history.replaceState(
      history.state,
      '',
      formatViewFragment({ room, look: currentViewDirection(editor) }),
    )
    // Where it is refused, the address bar has it all the same.
    const code = (await copyText(location.href)) ? 'ViewCopied' : 'ViewWritten'
    editor.state.announcement = { code }
    setDone(code === 'ViewCopied')
  }
  return (
    <IconButton
      label={t('copyView')}
      title={t(isDone ? 'saidViewCopied' : 'copyView')}
      onClick={() => void copy()}
    >
      {isDone ? <CheckIcon className="text-good" /> : <ChainIcon />}
    </IconButton>
  )
}
