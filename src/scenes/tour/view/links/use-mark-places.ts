import { type RefObject, useLayoutEffect } from 'react'
import type { Mark } from '../../model/document/tour-document.ts'
import { isInView, pointOf } from '../../model/sight/point-of.ts'
import { type Sight, subscribeSight } from '../../model/sight/sight.ts'

/**
 * Keeps marks over the picture where their directions are seen, frame by frame and without rendering. What is out of view
 * takes no focus.
 * @param marks  by `data-mark`, the id of each
 */
export function useMarkPlaces(
  list: RefObject<HTMLElement | null>,
  sight: Sight,
  marks: readonly Mark[],
) {
  useLayoutEffect(() => {
    const elements = [...(list.current?.querySelectorAll<HTMLElement>('[data-mark]') ?? [])]
    const placed = elements.map((element) => ({
      element,
      mark: marks.find(({ id }) => id === element.dataset.mark),
    }))
    const place = () => {
      for (const { element, mark } of placed) {
        const at = mark && sight.width > 0 ? pointOf(sight, mark) : null
        const isSeen = at !== null && isInView(sight, at)
        element.style.visibility = isSeen ? 'visible' : 'hidden'
        if (isSeen) element.style.transform = `translate(${at.x}px, ${at.y}px)`
      }
    }
    place()
    return subscribeSight(sight, place)
  }, [list, sight, marks])
}
