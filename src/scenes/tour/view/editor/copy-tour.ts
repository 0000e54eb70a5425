import { renameTour } from '../../model/document/rooms.ts'
import { amendDocument, documentOf } from '../../model/session.ts'
import { dismissFaults } from '../../model/tour.ts'
import type { TourEditor } from './create-editor.ts'

/**
 * Goes on with a copy of the tour, which this tab keeps, while another tab keeps the tour itself.
 * @param name  of the copy
 */
export function copyTour(
  { tour, state, autosave }: Pick<TourEditor, 'tour' | 'state' | 'autosave'>,
  name: string,
): void {
  autosave.close()
  const id = crypto.randomUUID()
  // In every moment: no undo leads back to the tour of the other tab.
  amendDocument(state, (document) => renameTour({ ...document, id }, name))
  dismissFaults(tour)
  state.announcement = { code: 'Copied', name: documentOf(state).name }
  autosave.begin()
}
