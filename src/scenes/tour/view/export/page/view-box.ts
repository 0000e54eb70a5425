import { motionAllowed } from '../../../../../stage/flags.ts'
import type { FormatWord } from '../../../model/export/page-data.ts'
import type { Inertia } from '../../../model/inertia.ts'
import { subscribeView, type View } from '../../../model/view.ts'
import { describeLook } from '../../viewer/describe-look.ts'
import { attachGestures } from '../../viewer/gestures.ts'
import { pressKey } from '../../viewer/keys.ts'
import { make } from './make.ts'

/** What is written on the picture follows once the view has rested for so long, ms. */
const rest = 150

type BoxOptions = { view: View; motion: Inertia; say: FormatWord; toggleFullscreen: () => void }

/** The window into a room: it takes gestures and keys, and says below the picture where one looks. */
export function createViewBox(
  canvas: HTMLCanvasElement,
  { view, motion, say, toggleFullscreen }: BoxOptions,
) {
  const marks = make('div', { class: 'marks' })
  const line = make('p', { class: 'line' })
  const captions = make('p', { class: 'captions' })
  const box = make(
    'div',
    {
      ...{ class: 'view', role: 'application', tabindex: '0' },
      'aria-roledescription': say('viewerRole'),
    },
    ...[canvas, captions, line, marks],
  )
  box.addEventListener('keydown', (event) => {
    if (event.target !== box) return
    if (pressKey(event, { view, motion, toggleFullscreen })) event.preventDefault()
  })
  attachGestures(box, { view, motion, mayGlide: motionAllowed })

  let timer: ReturnType<typeof setTimeout> | undefined
  subscribeView(view, () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      line.textContent = describeLook(view, say)
    }, rest)
  })
  return {
    box,
    marks,
    captions,
    /** Says something else there until the view moves. */
    write(text: string) {
      clearTimeout(timer)
      line.textContent = text
    },
  }
}
