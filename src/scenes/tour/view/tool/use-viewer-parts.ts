import { type RefObject, useCallback, useRef, useState } from 'react'
import { beginOpening, fail, type Tour } from '../../model/tour.ts'

const load = () => import('../viewer/index.ts')
type Parts = Awaited<ReturnType<typeof load>>

/** What opens and shows files, loaded when it is needed or about to be. */
export function useViewerParts(tour: Tour, box: RefObject<HTMLElement | null>) {
  const [parts, setParts] = useState<Parts>()
  const warmed = useRef(false)

  const warm = useCallback(() => {
    if (warmed.current) return
    warmed.current = true
    load().then(
      (viewer) => {
        setParts(viewer)
        viewer.warmViewer(box.current?.clientWidth ?? 0)
      },
      () => {
        warmed.current = false
      },
    )
  }, [box])

  const withParts = async (name: string, use: (parts: Parts) => void) => {
    warm()
    if (!parts) beginOpening(tour, name)
    try {
      const viewer = parts ?? (await load())
      setParts(viewer)
      use(viewer)
    } catch {
      fail(tour, { code: 'Viewer', name })
    }
  }

  return { parts, warm, withParts }
}
