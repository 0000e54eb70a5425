import { type RefObject, useEffect, useRef } from 'react'
import { type ScreenPoint, screenToDirection } from '../../model/camera/screen.ts'
import type { TourCamera } from '../../model/camera/tour-camera.ts'
import type { Angles } from '../../model/document/tour-document.ts'
import { placeIn, windowOf } from '../links/viewer-place.ts'
import { isControl } from '../viewer/gestures.ts'

/** A pointer that went further than this dragged the picture, CSS pixels. */
const still = 6

type Presses = {
  /** Whether presses mean something now. */
  isOn: () => boolean
  /** A place was pressed, or the middle of the view by Enter. */
  onPress: (at: Angles) => void
  /** Escape; where it means nothing, it is left to others. */
  onEscape?: () => void
}

/** Tells what is pressed in the picture that an element lies over. */
export function usePress(
  layer: RefObject<HTMLElement | null>,
  cameraPose: TourCamera,
  presses: Presses,
) {
  const latest = useRef(presses)
  latest.current = presses
  useEffect(() => {
    const view = windowOf(layer.current)
    if (!view) return
    let down: { clientX: number; clientY: number } | undefined
    const tell = (at: ScreenPoint) => {
      const { isOn, onPress } = latest.current
      const angles = isOn() ? screenToDirection(cameraPose, at) : null
      if (angles) onPress(angles)
    }
    const press = (event: MouseEvent) => {
      if (!down || isControl(event.target)) return
      const way = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY)
      if (way <= still) tell(placeIn(view, event))
    }
    const key = (event: KeyboardEvent) => {
      const { isOn, onEscape } = latest.current
      if (event.target !== view || !isOn()) return
      if (event.key === 'Escape') onEscape?.()
      if (event.key !== 'Enter') return
      // It would go on to press the button that takes the focus.
      event.preventDefault()
      tell({ x: 0, y: 0 })
    }
    const stop = new AbortController()
    const { signal } = stop
    view.addEventListener(
      'pointerdown',
      ({ clientX, clientY }) => {
        down = { clientX, clientY }
      },
      { signal },
    )
    view.addEventListener('click', press, { signal })
    view.addEventListener('keydown', key, { signal })
    return () => stop.abort()
  }, [layer, cameraPose])
}
