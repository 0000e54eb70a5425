import { type RefObject, useEffect } from 'react'
import { redoStep, type Session, undoStep } from '../../model/session.ts'

/** What has an undo of its own while it is written in. */
const written = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select'

/**
 * Ctrl or ⌘ with Z takes the tour's last step back, with Shift or by Y it comes again, wherever the focus is in the tool, or
 * nowhere. The browser would else take back letters of a field that was written in before.
 * @param part  of the tool
 */
export function useUndoKeys(state: Session, part: RefObject<Element | null>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (!(ctrlKey || metaKey) || altKey || !(target instanceof Element)) return
      const isHere =
        target === document.body || part.current?.closest('[data-tour]')?.contains(target)
      if (!isHere || target.matches(written)) return
      const letter = key.toLowerCase()
      if (letter !== 'z' && letter !== 'y') return
      event.preventDefault()
      if (letter === 'y' || shiftKey) redoStep(state)
      else undoStep(state)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [state, part])
}
