import { type RefObject, useLayoutEffect } from 'react'

/**
 * Brings what is worked with below the picture into the window: when it comes, and when something else is worked with.
 * Not while a mark is dragged, which would go from under the pointer.
 * @param subject  what it is about; null while there is nothing to see
 */
export function useScrollIntoView(part: RefObject<HTMLElement | null>, subject: string | null) {
  useLayoutEffect(() => {
    const { current } = part
    if (subject === null || !current) return
    if (current.closest('section')?.querySelector('[data-mark] :active')) return
    current.scrollIntoView({ block: 'nearest' })
  }, [part, subject])
}
