import type { TFunction } from 'i18next'
import type { SessionProps } from '../../../../stage/xr/use-session.ts'
import type { TourEditor } from '../editor/create-editor.ts'

/** What a session of a tour is given; contexts of the page do not reach it. */
export type XrTourProps = SessionProps & {
  editor: TourEditor
  t: TFunction<'tour'>
  d: TFunction<'tour-device'>
  /** Whether the tour is the sample home. */
  hasHome: boolean
  /** Under `?stats`, where tests read what is shown. */
  element: HTMLElement
}
