import { useCallback, useRef, useSyncExternalStore } from 'react'
import { snapshot, subscribe } from 'valtio/vanilla'

/** ms from one look to the next at what moves: figures that change more often cannot be read. */
const pause = 200

/**
 * A lab as it stands, at once when somebody has changed it. While it moves by itself it changes in each frame: then it is
 * looked at a few times a second, so that what tells of it takes no time from what is drawn.
 * @param moving  whether time changes it now; the same function each time
 */
export function useCalm<Lab extends object>(lab: Lab, moving: (lab: Lab) => boolean): Lab {
  const seen = useRef<Lab>(undefined)
  seen.current ??= snapshot(lab) as Lab
  const listen = useCallback(
    (changed: () => void) => {
      let timer = 0
      let last = performance.now()
      let moved = moving(lab)
      const look = () => {
        clearTimeout(timer)
        timer = 0
        last = performance.now()
        moved = moving(lab)
        seen.current = snapshot(lab) as Lab
        changed()
      }
      const stop = subscribe(lab, () => {
        // That it begins to move is somebody's doing, and that it ends is to be seen.
        const left = moved && moving(lab) ? last + pause - performance.now() : 0
        if (left <= 0) look()
        else if (timer === 0) timer = window.setTimeout(look, left)
      })
      // It may have changed since it was shown.
      if (seen.current !== snapshot(lab)) look()
      return () => {
        stop()
        clearTimeout(timer)
      }
    },
    [lab, moving],
  )
  const read = () => seen.current as Lab
  return useSyncExternalStore(listen, read, read)
}
