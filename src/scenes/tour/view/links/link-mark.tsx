import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../ui/class-names.ts'
import { ArrowUpIcon } from '../../../../ui/icons/tools.tsx'
import type { Link } from '../../model/document/tour-document.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { walkAlong } from '../editor/walk-along.ts'
import { markStyle } from './mark-style.ts'
import { focusWindow } from './viewer-place.ts'

/** A link over the picture: press it to walk. @param name  of the room it leads to */
export function LinkMark({ editor, link, name }: { editor: TourEditor; link: Link; name: string }) {
  const { t } = useTranslation('tour')
  return (
    <button
      type="button"
      aria-label={t('goTo', { name })}
      onClick={({ currentTarget }) => {
        // The mark goes with its room.
        focusWindow(currentTarget)
        void walkAlong(editor, link)
      }}
      className={classNames(markStyle.ring, markStyle.ground)}
    >
      <ArrowUpIcon />
      <span className={classNames(markStyle.label, markStyle.shownOnTouch)}>{name}</span>
    </button>
  )
}
