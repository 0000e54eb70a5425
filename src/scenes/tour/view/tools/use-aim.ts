import { type RefObject, useEffect, useState } from 'react'
import { type ScreenPoint, screenToDirection } from '../../model/camera/screen.ts'
import type { TourCamera } from '../../model/camera/tour-camera.ts'
import type { Angles } from '../../model/document/tour-document.ts'
import { placeIn, windowOf } from '../links/viewer-place.ts'

/** Where the next press would be. */
export type Aim = {
  /** null where nothing can be marked there */
  now(): Angles | null
  /** Calls back when it moves, until the returned function is called. */
  subscribe(listener: () => void): () => void
}

const middle: ScreenPoint = { x: 0, y: 0 }

function createAim(cameraPose: TourCamera): Aim & { move(to: ScreenPoint): void } {
  const listeners = new Set<() => void>()
  let at = middle
  return {
    now: () => screenToDirection(cameraPose, at),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    move(to) {
      at = to
      for (const listener of listeners) listener()
    },
  }
}

/** Follows the pointer over the picture; the middle of the view for keys and fingers. */
export function useAim(layer: RefObject<HTMLElement | null>, cameraPose: TourCamera): Aim {
  const [aim] = useState(() => createAim(cameraPose))
  useEffect(() => {
    const view = windowOf(layer.current)
    if (!view) return
    const stop = new AbortController()
    const { signal } = stop
    view.addEventListener(
      'pointermove',
      (event) => {
        if (event.pointerType === 'mouse') aim.move(placeIn(view, event))
      },
      { signal },
    )
    for (const type of ['pointerleave', 'keydown'] as const)
      view.addEventListener(type, () => aim.move(middle), { signal })
    return () => stop.abort()
  }, [layer, aim])
  return aim
}
