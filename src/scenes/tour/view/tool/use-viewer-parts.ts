import { type RefObject, useCallback, useRef, useState } from 'react'
import { closeMedia, setFault, type Tour } from '../../model/tour.ts'
import type { Given } from '../editor/import-files.ts'
import { abandonOpening } from '../open/opening.ts'
import { loadEditor, warmTour } from './warm-tour.ts'

type Parts = Awaited<ReturnType<typeof loadEditor>>
type Editor = ReturnType<Parts['createEditor']>

/** What shows files, loaded when it is needed or about to be: at the latest while one is opened. */
export function useViewerParts(tour: Tour, box: RefObject<HTMLElement | null>) {
  const [parts, setParts] = useState<Parts & { editor: Editor }>()
  const made = useRef<Editor>(undefined)
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
        made.current ??= loaded.createEditor(tour)
        setParts({ ...loaded, editor: made.current })
        if (given) loaded.importFiles(made.current, given).catch(() => refuse(name))
      }
      loadEditor().then(take, () => {
        if (!given) return
        closeMedia(tour)
        refuse(name)
      })
    },
    [tour],
  )
  return { parts, editor: made, warm, bring }
}
