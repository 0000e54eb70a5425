import type { FileId } from '../../model/document/tour-document.ts'
import type { Session } from '../../model/session.ts'
import type { Tour } from '../../model/tour.ts'
import type { FileSource } from './file-source.ts'
import type { loadAhead } from './load-ahead.ts'

/** A tour that is open, on the site or in a page that was sent: its state, its files, and what is decoded of it. */
export type OpenTour = {
  readonly tour: Tour
  readonly state: Session
  readonly files: Map<FileId, FileSource>
  readonly ahead: ReturnType<typeof loadAhead>
}
