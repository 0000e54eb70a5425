import { type RefObject, useLayoutEffect } from 'react'
import { vectorOf } from '../../model/camera/angles.ts'
import {
  directionToScreen,
  isInView,
  screenProjectionOf,
  vectorToScreen,
} from '../../model/camera/screen.ts'
import { subscribeFrames, type TourCamera } from '../../model/camera/tour-camera.ts'
import type { Mark } from '../../model/document/tour-document.ts'

/**
 * Keeps marks over the picture where their directions are seen, frame by frame and without rendering. What is out of
 * view takes no focus.
 * @param marks  by `data-mark`, the id of each
 * @param isHidden  none of them is seen: they are not placed until they are
 */
export function useMarkPlaces(
  list: RefObject<HTMLElement | null>,
  cameraPose: TourCamera,
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
      const lens = cameraPose.flatPicture ? undefined : screenProjectionOf(cameraPose)
      for (const each of placed) {
        const { element, mark, vector, wasSeen } = each
        const isKnown = mark && vector && cameraPose.width > 0
        const at = isKnown
          ? lens
            ? vectorToScreen(lens, vector)
            : directionToScreen(cameraPose, mark)
          : null
        const isSeen = at !== null && isInView(cameraPose, at)
        if (isSeen !== wasSeen) element.style.visibility = isSeen ? 'visible' : 'hidden'
        if (isSeen) element.style.transform = `translate(${at.x}px, ${at.y}px)`
        each.wasSeen = isSeen
      }
    }
    place()
    return subscribeFrames(cameraPose, place)
  }, [list, cameraPose, marks, isHidden])
}
