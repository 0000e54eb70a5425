import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import type { Mark } from '../../model/document/tour-document.ts'
import type { LinkEditor } from '../../model/edit-links.ts'
import { sealStep } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { pressMarkKey } from './mark-keys.ts'
import { markStyle } from './mark-style.ts'
import { useMarkDrag } from './use-mark-drag.ts'

type MarkProps = {
  editor: TourEditor
  linkEditor: LinkEditor
  mark: Mark
  /** what it is called, for readers and beside it */
  label: string
  name: string
  isChosen: boolean
  onChoose: () => void
  onRemove: () => void
  children: ReactNode
}

/** A mark while links are edited: choose it, drag it, or move it by keys. */
export function EditedMark(props: MarkProps) {
  const { editor, linkEditor, mark, label, name, isChosen, onChoose, onRemove, children } = props
  const { handlers, wasDrag } = useMarkDrag(editor, linkEditor, mark)
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isChosen}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Delete"
      {...handlers}
      onClick={() => {
        if (!wasDrag()) onChoose()
      }}
      onKeyDown={(event) => pressMarkKey(event, editor, linkEditor, mark, onRemove)}
      onBlur={() => sealStep(editor.state)}
      className={classNames(
        markStyle.ring,
        'cursor-move touch-none',
        isChosen ? markStyle.chosen : markStyle.ground,
      )}
    >
      {children}
      <span className={markStyle.label}>{name}</span>
    </button>
  )
}
