import { trackKeys, trackPointers } from '../../../../stage/gestures.ts'
import { tourConfig } from '../../config.ts'
import {
  flickVelocity,
  type PointerKind,
  type PointerTrail,
  recordPointer,
} from '../../model/inertia.ts'
import { dragView, resetView, turnView, type View, zoomBy, zoomTo } from '../../model/view.ts'
import { createWheel, wheelSteps } from '../../model/zoom.ts'

export type GestureOptions = { view: View; mayGlide: () => boolean }

/**
 * Drag, flick, pinch, wheel and keys on the viewer. A drag ends when the pointer is lifted, leaves or is taken away.
 * Wheel with Ctrl or Cmd stays the browser's own zoom.
 * @returns lets go of the element
 */
export function attachGestures(element: HTMLElement, options: GestureOptions): () => void {
  const { view, mayGlide } = options
  const wheel = createWheel()
  let trail: PointerTrail = []
  let zoomBefore = view.zoom
  const stop = new AbortController()
  const { signal } = stop

  const note = (event: PointerEvent) =>
    recordPointer(trail, event.clientX, event.clientY, event.timeStamp)
  const pointers = {
    press(event: PointerEvent) {
      view.isHeld = true
      view.velocity = undefined
      zoomBefore = view.zoom
      trail = []
      note(event)
    },
    drag(right: number, down: number, event: PointerEvent) {
      note(event)
      dragView(view, right, down)
    },
    pinch: (_factor: number, whole: number) => zoomTo(view, zoomBefore * whole),
    release(event: PointerEvent) {
      view.isHeld = false
      if (event.type !== 'pointerup' || !mayGlide()) return
      const pointer: PointerKind = event.pointerType === 'mouse' ? 'mouse' : 'touch'
      view.velocity = flickVelocity(trail, event.timeStamp, pointer)
      // A nudge of nothing asks for the first frame of the glide.
      if (view.velocity) dragView(view, 0, 0)
    },
  }
  trackPointers(element, pointers, signal, false)

  const step = tourConfig.degreesPerKey
  const keys = {
    press() {
      view.velocity = undefined
    },
    turn: (right: number, up: number) => turnView(view, up * step, -right * step),
    zoom: (nearer: number) => zoomBy(view, nearer),
    reset: () => resetView(view),
  }
  trackKeys(element, keys, signal)

  const turnWheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey || isDialog(event.target)) return
    event.preventDefault()
    const steps = wheelSteps(wheel, event)
    if (steps !== 0) zoomBy(view, steps)
  }
  element.addEventListener('wheel', turnWheel, { signal, passive: false })
  return () => stop.abort()
}

/** A list over the picture scrolls by the wheel. */
const isDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=dialog]') !== null
