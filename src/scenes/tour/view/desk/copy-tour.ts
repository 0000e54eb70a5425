import { renameTour } from '../../model/document/rooms.ts'
import { documentOf, learn } from '../../model/session.ts'
import { dismissNotes } from '../../model/tour.ts'
import type { TourDesk } from './create-desk.ts'

/** Goes on with a copy of the tour, which this tab keeps, while another tab keeps the tour itself. @param name  of the copy */
export function copyTour(
  { tour, state, keep }: Pick<TourDesk, 'tour' | 'state' | 'keep'>,
  name: string,
): void {
  keep.close()
  const id = crypto.randomUUID()
  // In every moment: no undo leads back to the tour of the other tab.
  learn(state, (document) => renameTour({ ...document, id }, name))
  dismissNotes(tour)
  state.said = { code: 'Copied', name: documentOf(state).name }
  keep.begin()
}
