import { type RefObject, useLayoutEffect } from 'react'
import { vectorOf } from '../../model/camera/angles.ts'
import { directionToScreen, isInView, lensOf, vectorToScreen } from '../../model/camera/screen.ts'
import { subscribeCamera, type TourCamera } from '../../model/camera/tour-camera.ts'
import type { Mark } from '../../model/document/tour-document.ts'

/**
 * Keeps marks over the picture where their directions are seen, frame by frame and without rendering. What is out of view
 * takes no focus.
 * @param marks  by `data-mark`, the id of each
 * @param isHidden  none of them is seen: they are not placed until they are
 */
export function useMarkPlaces(
  list: RefObject<HTMLElement | null>,
  sight: TourCamera,
  marks: readonly Mark[],
  isHidden: boolean,
) {
  useLayoutEffect(() => {
    if (isHidden) return
    const elements = [...(list.current?.querySelectorAll<HTMLElement>('[data-mark]') ?? [])]
    const placed = elements.map((element) => {
      const mark = marks.find(({ id }) => id === element.dataset.mark)
      return { element, mark, vector: mark && vectorOf(mark), wasSeen: null as boolean | null }
    })
    const place = () => {
      const lens = sight.flatPicture ? undefined : lensOf(sight)
      for (const each of placed) {
        const { element, mark, vector, wasSeen } = each
        const isKnown = mark && vector && sight.width > 0
        const at = isKnown
          ? lens
            ? vectorToScreen(lens, vector)
            : directionToScreen(sight, mark)
          : null
        const isSeen = at !== null && isInView(sight, at)
        if (isSeen !== wasSeen) element.style.visibility = isSeen ? 'visible' : 'hidden'
        if (isSeen) element.style.transform = `translate(${at.x}px, ${at.y}px)`
        each.wasSeen = isSeen
      }
    }
    place()
    return subscribeCamera(sight, place)
  }, [list, sight, marks, isHidden])
}
