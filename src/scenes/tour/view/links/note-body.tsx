import { useTranslation } from 'react-i18next'
import type { Note } from '../../model/document/tour-document.ts'
import { displayHref } from '../../model/edit-links.ts'
import type { OpenTour } from '../rooms/open-tour.ts'
import { useFileAddress } from '../rooms/use-file-address.ts'

type BodyProps = { openTour: Pick<OpenTour, 'files'>; note: Note }

/** What a note holds besides its title: its picture, its text, and where it leads. */
export function NoteBody({ openTour, note }: BodyProps) {
  const { t } = useTranslation('tour')
  const picture = useFileAddress(openTour, note.image)
  return (
    <>
      {picture.address && (
        <img
          src={picture.address}
          alt={note.alt}
          loading="lazy"
          // One that cannot be shown is missed; the note says what it says.
          onError={picture.refuse}
          className="max-h-56 max-w-full justify-self-start rounded-sm"
        />
      )}
      {note.text && <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>}
      {note.href && (
        <a
          href={note.href}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-block py-2 wrap-anywhere underline underline-offset-4"
        >
          {t('noteLink', { place: displayHref(note.href) })}
        </a>
      )}
    </>
  )
}
