import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseIcon } from '../../../../ui/icons/shell.tsx'
import type { Note } from '../../model/document/tour-document.ts'
import { IconButton } from '../press/buttons.tsx'
import type { OpenTour } from '../rooms/open-tour.ts'
import { NoteBody } from './note-body.tsx'

type CardProps = { openTour: OpenTour; note: Note; onClose: () => void }

/** A note that is read, over the picture. */
export function NoteCard({ openTour, note, onClose }: CardProps) {
  const { t } = useTranslation('tour')
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => card.current?.focus({ preventScroll: true }), [])
  const title = note.title || t('noteUntitled')
  return (
    <div
      ref={card}
      role="dialog"
      aria-label={t('noteMark', { title })}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
      className="pointer-events-auto absolute inset-x-3 bottom-3 z-10 flex max-h-[calc(100%-1.5rem)] cursor-auto flex-col rounded border bg-paper text-ink shadow select-text sm:right-auto sm:w-96"
    >
      <div className="flex items-start justify-between gap-2 pr-1 pl-4">
        <h3 className="py-2.5 wrap-anywhere">{title}</h3>
        <IconButton label={t('closeNote')} onClick={onClose} className="size-11">
          <CloseIcon />
        </IconButton>
      </div>
      <div className="grid touch-pan-y gap-3 overflow-y-auto px-4 pb-4 empty:hidden">
        <NoteBody openTour={openTour} note={note} />
      </div>
    </div>
  )
}
