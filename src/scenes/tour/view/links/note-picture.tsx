import { useTranslation } from 'react-i18next'
import { mimeTypeOf, pathOfFile } from '../../model/document/files.ts'
import { limits } from '../../model/document/limits.ts'
import type { Note, TourFile } from '../../model/document/tour-document.ts'
import { changeNote } from '../../model/edit-links.ts'
import { FaultError, faultOf } from '../../model/fault.ts'
import { documentOf, sealStep } from '../../model/session.ts'
import { addFaults } from '../../model/tour.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { detectKind } from '../open/detect-kind.ts'
import { TouchButton } from '../press/buttons.tsx'
import { chooseFiles } from '../strip/choose-files.ts'
import { LineField } from '../strip/line-field.tsx'
import { thumbOf } from '../strip/thumb.ts'

/** The picture of a note, and what it shows. */
export function NotePicture({ editor, note }: { editor: TourEditor; note: Note }) {
  const { t } = useTranslation('tour')
  const { tour, state, files } = editor
  const setPicture = (image: TourFile | null) => {
    changeNote(state, note.id, 'image', { image, ...(image ? {} : { alt: '' }) })
    sealStep(state)
  }
  const take = async (given: File) => {
    const isOver = editor.watch()
    try {
      const { sort } = await detectKind(given, given.name)
      if (sort !== 'image') throw new FaultError({ code: 'NotPicture', name: given.name })
      // Only what this browser shows.
      await thumbOf(given, given.name)
    } catch (error) {
      if (!isOver()) addFaults(tour, [faultOf(error, given.name)])
      return
    }
    if (isOver()) return
    const path = pathOfFile(
      given.name,
      documentOf(state).files.map((file) => file.path),
    )
    const type = mimeTypeOf(given.type, 'image', given.name)
    const file = { id: crypto.randomUUID(), path, type, bytes: given.size }
    files.set(file.id, { blob: given, name: given.name })
    setPicture(file)
  }
  const choose = () =>
    chooseFiles(([chosen]) => chosen && void take(chosen), { accept: 'image/*', isSeveral: false })
  return (
    <>
      <TouchButton onClick={choose}>
        {t(note.image === null ? 'notePicture' : 'noteOtherPicture')}
      </TouchButton>
      {note.image !== null && (
        <>
          <LineField
            label={t('notePictureAlt')}
            hint={t('roomAltHint')}
            value={note.alt}
            longest={limits.alt}
            onWrite={(text) => changeNote(state, note.id, 'alt', { alt: text })}
            onLeave={() => sealStep(state)}
            className="min-w-48 grow basis-60"
          />
          <TouchButton variant="quiet" onClick={() => setPicture(null)}>
            {t('noteNoPicture')}
          </TouchButton>
        </>
      )}
    </>
  )
}
