import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isControl } from '../../../../stage/gestures.ts'
import { watchDrags } from '../../../../stage/presses.ts'
import { type ScreenPoint, screenToDirection } from '../../model/camera/screen.ts'
import type { TourCamera } from '../../model/camera/tour-camera.ts'
import type { Angles } from '../../model/document/tour-document.ts'
import { pointInViewer, viewerOf } from '../links/viewer-place.ts'

/** Tells of each press on an element, beside its controls, that was no drag. @returns ends it */
export function attachPresses(
  element: HTMLElement,
  onPress: (event: MouseEvent) => void,
): AbortController {
  const stop = new AbortController()
  const { signal } = stop
  const wasDrag = watchDrags(element, signal)
  const press = (event: MouseEvent) => {
    if (!wasDrag() && !isControl(event.target)) onPress(event)
  }
  element.addEventListener('click', press, { signal })
  return stop
}

type Presses = {
  /** Whether presses mean something now. */
  isOn: boolean
  /** A place was pressed, or the middle of the view by Enter. */
  onPress: (at: Angles) => void
  /** Escape; where it means nothing, it is left to others. */
  onEscape?: () => void
}

/** Tells what is pressed in the picture that an element lies over. */
export function usePress(
  layer: RefObject<HTMLElement | null>,
  cameraPose: TourCamera,
  { isOn, onPress, onEscape }: Presses,
) {
  const press = useEffectEvent((at: ScreenPoint) => {
    const angles = isOn ? screenToDirection(cameraPose, at) : null
    if (angles) onPress(angles)
  })
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn) return
    if (event.key === 'Escape') onEscape?.()
    if (event.key !== 'Enter') return
    // It would go on to press the button that takes the focus.
    event.preventDefault()
    press({ x: 0, y: 0 })
  })
  useEffect(() => {
    const view = viewerOf(layer.current)
    if (!view) return
    const stop = attachPresses(view, (event) => press(pointInViewer(view, event)))
    const key = (event: KeyboardEvent) => event.target === view && pressKey(event)
    view.addEventListener('keydown', key, { signal: stop.signal })
    return () => stop.abort()
  }, [layer])
}
