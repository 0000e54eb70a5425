import { findRoom } from '../../model/document/edit.ts'
import { setCaptions } from '../../model/document/rooms.ts'
import type { RoomId } from '../../model/document/tour-document.ts'
import { faultOf } from '../../model/fault.ts'
import { documentOf, edit } from '../../model/session.ts'
import { addFaults } from '../../model/tour.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { captionFile } from './caption-file.ts'

/** Gives a room's video captions, in place of those before; what is wrong with the file is said with the tour. */
export async function addCaptions(editor: TourEditor, id: RoomId, given: File): Promise<void> {
  const { tour, state, files } = editor
  const isOver = editor.watch()
  try {
    const paths = documentOf(state).files.map(({ path }) => path)
    const { file, blob, name } = await captionFile(given, given.name, paths)
    if (isOver()) return
    files.set(file.id, { blob, name })
    edit(state, 'Captions', (document) => setCaptions(document, id, file))
    state.announcement = {
      code: 'CaptionsAdded',
      name: findRoom(documentOf(state), id)?.name ?? '',
    }
  } catch (error) {
    if (!isOver()) addFaults(tour, [faultOf(error, given.name)])
  }
}

export function removeCaptions({ state }: TourEditor, id: RoomId): void {
  edit(state, 'RemoveCaptions', (document) => setCaptions(document, id, null))
  state.announcement = {
    code: 'CaptionsRemoved',
    name: findRoom(documentOf(state), id)?.name ?? '',
  }
}
