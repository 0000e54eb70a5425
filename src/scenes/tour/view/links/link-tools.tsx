import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { type LinkEditor, setLinkEditing } from '../../model/edit-links.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { canOpenAgain } from '../editor/open-address.ts'
import { CopyView } from './copy-view.tsx'

type ToolsProps = {
  editor: TourEditor
  linkEditor: LinkEditor
  /** The editing begins. */
  onEdit: () => void
}

/** What the viewer's bar has for a tour: the editing of links and notes, and the address of what is shown. */
export function LinkTools({ editor, linkEditor, onEdit }: ToolsProps) {
  const { t } = useTranslation('tour')
  const { history, currentRoomId: present, keep } = useSnapshot(editor.state)
  const { isOn } = useSnapshot(linkEditor)
  const { length } = history.present.rooms
  return (
    <>
      {length > 0 && (
        <Button
          size="small"
          className="aria-pressed:bg-ink aria-pressed:text-paper pointer-coarse:min-h-11"
          aria-pressed={isOn}
          onClick={() => {
            if (!linkEditor.isOn) onEdit()
            setLinkEditing(linkEditor, !linkEditor.isOn)
          }}
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
