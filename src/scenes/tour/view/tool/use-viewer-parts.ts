import { type RefObject, useCallback, useRef, useState } from 'react'
import { closeMedia, setFault, type Tour } from '../../model/tour.ts'
import type { Given } from '../desk/import-files.ts'
import { abandonOpening } from '../open/open-files.ts'
import { loadViewer, warmTour } from './warm-tour.ts'

type Parts = Awaited<ReturnType<typeof loadViewer>>
type Desk = ReturnType<Parts['createDesk']>

/** What shows files, loaded when it is needed or about to be: at the latest while one is opened. */
export function useViewerParts(tour: Tour, box: RefObject<HTMLElement | null>) {
  const [parts, setParts] = useState<Parts & { desk: Desk }>()
  const made = useRef<Desk>(undefined)
  const warmed = useRef(false)
  // Once: a second renderer would only be thrown away.
  const warm = () => {
    if (warmed.current) return
    warmed.current = true
    warmTour(box.current?.clientWidth ?? 0)
  }
  const bring = useCallback(
    (name: string, given?: Given) => {
      // Of what comes only once it is asked for, too.
      const refuse = (name: string) => {
        abandonOpening(tour)
        setFault(tour, { code: 'Viewer', name })
      }
      const take = (loaded: Parts) => {
        made.current ??= loaded.createDesk(tour)
        setParts({ ...loaded, desk: made.current })
        if (given) loaded.importFiles(made.current, given).catch(() => refuse(name))
      }
      loadViewer().then(take, () => {
        if (!given) return
        closeMedia(tour)
        refuse(name)
      })
    },
    [tour],
  )
  return { parts, desk: made, warm, bring }
}
