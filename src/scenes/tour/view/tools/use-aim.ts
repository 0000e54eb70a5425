import { type RefObject, useEffect, useState } from 'react'
import type { ScreenPoint } from '../../model/camera/screen.ts'
import { placeIn, windowOf } from '../links/viewer-place.ts'

/** Where the next press would be, and who is told when it moves. */
export type Aim = { at: ScreenPoint; readonly listeners: Set<() => void> }

const middle: ScreenPoint = { x: 0, y: 0 }

/** Follows the pointer over the picture; the middle of the view for keys and fingers. */
export function useAim(layer: RefObject<HTMLElement | null>): Aim {
  const [aim] = useState<Aim>(() => ({ at: middle, listeners: new Set() }))
  useEffect(() => {
    const view = windowOf(layer.current)
    if (!view) return
    const stop = new AbortController()
    const { signal } = stop
    const move = (to: ScreenPoint) => {
      aim.at = to
      for (const listener of aim.listeners) listener()
    }
    view.addEventListener(
      'pointermove',
      (event) => event.pointerType === 'mouse' && move(placeIn(view, event)),
      { signal },
    )
    for (const type of ['pointerleave', 'keydown'] as const)
      view.addEventListener(type, () => move(middle), { signal })
    return () => stop.abort()
  }, [layer, aim])
  return aim
}
