import { getStudio, subscribe } from '../state/store.ts'
import { keepScroll } from './keep-scroll.ts'
import { LiveText } from './live-text.ts'
import { pointAt } from './point-at.ts'
import { changedTexts, focusedText } from './texts.ts'

/**
 * Lets a page follow what is typed, before it is saved: its texts change as their fields do, it scrolls to the field that
 * the cursor is in, and stays where it is when it is loaded anew.
 * @returns a function that ends it
 */
export function follow(frame: HTMLIFrameElement): () => void {
  const live = new LiveText(() => frame.contentDocument)
  let last = getStudio()
  const onChange = () => {
    const now = getStudio()
    if (now.opened !== last.opened) live.show(changedTexts(now))
    if (now.focus !== last.focus) pointAt(frame.contentDocument, focusedText(now))
    last = now
  }
  const forget = keepScroll(frame, () => {
    live.forget()
    live.show(changedTexts(getStudio()))
  })
  const unsubscribe = subscribe(onChange)
  return () => {
    unsubscribe()
    forget()
  }
}
