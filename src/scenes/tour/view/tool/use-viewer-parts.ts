import { type RefObject, useCallback, useRef, useState } from 'react'
import { closeMedia, fail, type Tour } from '../../model/tour.ts'
import { abandonOpening } from '../open/open-files.ts'
import { loadViewer, warmTour } from './warm-tour.ts'

type Parts = Awaited<ReturnType<typeof loadViewer>>

/** What shows files, loaded when it is needed or about to be: at the latest while one is opened. */
export function useViewerParts(tour: Tour, box: RefObject<HTMLElement | null>) {
  const [parts, setParts] = useState<Parts>()
  const warmed = useRef(false)
  // Once: a second renderer would only be thrown away.
  const warm = () => {
    if (warmed.current) return
    warmed.current = true
    warmTour(box.current?.clientWidth ?? 0)
  }
  const bring = useCallback(
    (name: string) => {
      loadViewer().then(setParts, () => {
        abandonOpening(tour)
        closeMedia(tour)
        fail(tour, { code: 'Viewer', name })
      })
    },
    [tour],
  )
  return { parts, warm, bring }
}
