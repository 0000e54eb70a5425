import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../ui/class-names.ts'
import { InfoIcon } from '../../../../ui/icons/tools.tsx'
import type { Note } from '../../model/document/tour-document.ts'
import type { LinkEditor } from '../../model/edit-links.ts'
import { markStyle } from './mark-style.ts'

type MarkProps = { linkEditor: LinkEditor; note: Note; isRead: boolean }

/** A note over the picture: press it to read it. */
export function NoteMark({ linkEditor, note, isRead }: MarkProps) {
  const { t } = useTranslation('tour')
  const title = note.title || t('noteUntitled')
  return (
    <button
      type="button"
      aria-label={t('noteMark', { title })}
      aria-expanded={isRead}
      onClick={() => {
        linkEditor.openNoteId = isRead ? null : note.id
      }}
      className={classNames(markStyle.ring, isRead ? markStyle.chosen : markStyle.ground)}
    >
      <InfoIcon />
      <span className={classNames(markStyle.label, markStyle.shownOnTouch)}>{title}</span>
    </button>
  )
}
