import type { TFunction } from 'i18next'
import type { XrSceneProps } from '../../../../stage/xr/use-xr-session.ts'
import type { TourEditor } from '../editor/create-editor.ts'

/** What a session of a tour is given; contexts of the page do not reach it. */
export type XrTourProps = XrSceneProps & {
  editor: TourEditor
  t: TFunction<'tour'>
  d: TFunction<'tour-device'>
  /** Whether the tour is the sample home. */
  hasSampleHome: boolean
  /** Under `?stats`, where tests read what is shown. */
  element: HTMLElement
}

/** How the name of a room looks that can be gone to. */
export const roomNameClass =
  'block max-w-full rounded-md px-3.5 py-1.5 text-[1.375rem] leading-tight font-semibold text-white'
