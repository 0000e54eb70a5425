import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button/button.tsx'
import { copyText } from '../../../../ui/copy-text.ts'
import { CheckIcon } from '../../../../ui/icons/shell.tsx'
import { ChainIcon } from '../../../../ui/icons/tools.tsx'
import type { RoomId } from '../../model/document/tour-document.ts'
import { formatViewFragment } from '../../model/view-address.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { lookNow } from '../rooms/walk-along.ts'

/** The tick stays for so long, ms. */
const shown = 3000

/** Writes the view that is shown into the page's address, and copies that. */
export function CopyView({ editor, room }: { editor: TourEditor; room: RoomId }) {
  const { t } = useTranslation('tour')
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setDone(false), shown)
    return () => clearTimeout(timer)
  }, [isDone])

  const copy = async () => {
    history.replaceState(history.state, '', formatViewFragment({ room, look: lookNow(editor) }))
    // Where it is refused, the address bar has it all the same.
    const code = (await copyText(location.href)) ? 'ViewCopied' : 'ViewWritten'
    editor.state.announcement = { code }
    setDone(code === 'ViewCopied')
  }
  return (
    <Button
      variant="quiet"
      size="small"
      className="w-9 px-0! py-0! pointer-coarse:min-h-11 pointer-coarse:w-11"
      aria-label={t('copyView')}
      title={t(isDone ? 'saidViewCopied' : 'copyView')}
      onClick={() => void copy()}
    >
      {isDone ? <CheckIcon className="text-good" /> : <ChainIcon />}
    </Button>
  )
}
