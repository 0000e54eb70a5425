import { type RefObject, useCallback, useRef, useState } from 'react'
import { closeMedia, setFault, type Tour } from '../../model/tour.ts'
import type { ImportSource } from '../editor/import-files.ts'
import { loadScene } from '../load-scene.ts'
import { cancelOpening } from '../open/opening.ts'

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
    (name: string, given?: ImportSource) => {
      // Of what comes only once it is asked for, too.
      const refuse = (name: string) => {
        cancelOpening(tour)
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

/** 24 rem, as the viewport has it. */
const viewerHeight = 384

const loadEditor = () => import('../editor/index.ts')

/**
 * Starts what opening a file needs, all at the same time: the viewer, three.js, the renderer and its
 * program. What fails here fails again, and is said, when a file is opened.
 * @param width  of the viewer that will come, in CSS pixels
 */
function warmTour(width: number) {
  loadEditor().catch(() => {})
  Promise.all([loadScene(), import('../scene/warm-scene.ts')])
    // Without WebGL there is nothing to warm; the viewer says so when it opens.
    .then(([, { warmScene }]) => warmScene({ width, height: viewerHeight }))
    .catch(() => {})
}
