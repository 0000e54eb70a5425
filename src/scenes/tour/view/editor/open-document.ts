import { StorageError } from '../../../../projects/save-status.ts'
import { tourCodec } from '../../model/document/parse-document.ts'
import type { FileId, TourDocument } from '../../model/document/tour-document.ts'
import { faultOf, loadedCode } from '../../model/fault.ts'
import { resetSession } from '../../model/session.ts'
import { resetTour, setFault } from '../../model/tour.ts'
import type { ViewAddress } from '../../model/view-address.ts'
import { startOpening } from '../open/opening.ts'
import type { FileSource } from '../rooms/file-source.ts'
import { showRoom } from '../rooms/show-room.ts'
import { tourStore } from './autosave.ts'
import type { TourEditor } from './create-editor.ts'

type Beginning = {
  /** as it is kept already */
  saved?: TourDocument
  /** It is no tour of the visitor's before they change it. */
  isSample?: boolean
  /** where to begin, else where the tour does */
  at?: ViewAddress | undefined
}

/** Opens a whole tour in the editor, in place of the one there, which stays saved. */
export async function openDocument(
  editor: TourEditor,
  document: TourDocument,
  given: ReadonlyMap<FileId, FileSource>,
  { saved, isSample = false, at }: Beginning = {},
) {
  const { tour, state, files } = editor
  editor.close()
  resetSession(state, document.id, document)
  for (const [id, file] of given) files.set(id, file)
  if (isSample) editor.autosave.beginOnChange()
  else editor.autosave.begin(saved)
  const { start, rooms } = document
  const isOver = editor.watch()
  const first = at ?? start
  for (const id of [...(first ? [first.room] : []), ...rooms.map((room) => room.id)]) {
    await showRoom(editor, id, id === first?.room ? first.look : null)
    if (state.currentRoomId !== null || isOver()) return
  }
  // None of its rooms opens: what was shown before is no part of it.
  const { fault } = tour
  resetTour(tour)
  if (fault) setFault(tour, fault)
}

/** Opens a tour that this browser keeps. @param at  where to begin, else where the tour does */
export async function openSavedTour(
  editor: TourEditor,
  id: string,
  name: string,
  at?: ViewAddress,
): Promise<void> {
  const { tour } = editor
  const superseded = startOpening(tour, name)
  try {
    const store = await tourStore()
    const { document, getBlob } = await store.open(id)
    const blobs = new Map<FileId, Blob>()
    for (const file of document.files) blobs.set(file.id, await getBlob(file.id))
    if (!superseded())
      await openDocument(editor, document, named(document, blobs), { saved: document, at })
  } catch (error) {
    console.warn(error)
    const code = error instanceof StorageError ? error.code : 'Blocked'
    if (!superseded()) setFault(tour, { code: `Keep${code}` })
  }
}

/** Opens a tour that was saved as a file. The tour that is open stays where the file is refused. */
export async function openTourZip(editor: TourEditor, file: File): Promise<void> {
  const { tour } = editor
  const superseded = startOpening(tour, file.name)
  try {
    const { readTourZip } = await loadedCode(import('../storage/tour-zip.ts'))
    const read = await readTourZip(file, file.name)
    const document = await underItsOwnId(read.document)
    if (!superseded()) await openDocument(editor, document, named(document, read.blobs))
  } catch (error) {
    if (!superseded()) setFault(tour, faultOf(error, file.name))
  }
}

/** Files by the names that they have in the tour. */
const named = ({ files }: TourDocument, blobs: ReadonlyMap<FileId, Blob>) =>
  new Map(
    files.flatMap(({ id, path }) => {
      const blob = blobs.get(id)
      return blob ? [[id, { blob, name: path.split('/').at(-1) ?? '' }] as const] : []
    }),
  )

/** Another state of a tour that is kept here must not take its place. */
async function underItsOwnId(document: TourDocument): Promise<TourDocument> {
  try {
    const store = await tourStore()
    const kept = await store.open(document.id)
    const isSame = tourCodec.serialise(kept.document) === tourCodec.serialise(document)
    return isSame ? document : { ...document, id: crypto.randomUUID() }
  } catch (error) {
    const isFree = error instanceof StorageError && error.code === 'Gone'
    return isFree ? document : { ...document, id: crypto.randomUUID() }
  }
}
