import {
  flickVelocity,
  type Inertia,
  type PointerKind,
  type PointerTrail,
  recordPointer,
} from '../../model/inertia.ts'
import { dragView, type View, zoomBy, zoomTo } from '../../model/view.ts'
import { createWheel, pinchZoom, wheelSteps } from '../../model/zoom.ts'

type Finger = { x: number; y: number }

export type GestureOptions = { view: View; motion: Inertia; mayGlide: () => boolean }

/**
 * Drag, flick, pinch and wheel on the viewer. A drag ends when the pointer is lifted, leaves or is
 * taken away. Wheel with Ctrl or Cmd stays the browser's own zoom.
 * @returns lets go of the element
 */
export function attachGestures(element: HTMLElement, options: GestureOptions): () => void {
  const { view, motion, mayGlide } = options
  const fingers = new Map<number, Finger>()
  const wheel = createWheel()
  let trail: PointerTrail = []
  let pinch: { distance: number; zoom: number } | undefined

  const stop = new AbortController()
  const { signal } = stop

  const span = () => {
    const [a, b] = [...fingers.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || isControl(event.target)) return
    // No selection, and no mouse events that repeat every pointer event; the focus is set by hand.
    event.preventDefault()
    element.focus({ preventScroll: true })
    motion.velocity = undefined
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    trail = []
    recordPointer(trail, event.clientX, event.clientY, event.timeStamp)
    pinch = fingers.size === 2 ? { distance: span(), zoom: view.zoom } : undefined
    element.dataset.dragging = ''
    // On the way down, before React, which would look for listeners to every move; nobody else takes part in a drag.
    window.addEventListener('pointermove', move, { capture: true, signal })
  }

  const move = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId)
    if (!finger) return
    event.stopPropagation()
    const dx = event.clientX - finger.x
    const dy = event.clientY - finger.y
    finger.x = event.clientX
    finger.y = event.clientY
    if (pinch) return zoomTo(view, pinchZoom(pinch.zoom, pinch.distance, span()))
    if (fingers.size > 1) return
    recordPointer(trail, event.clientX, event.clientY, event.timeStamp)
    dragView(view, dx, dy)
  }

  const end = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return
    pinch = undefined
    if (fingers.size > 0) return
    window.removeEventListener('pointermove', move, { capture: true })
    delete element.dataset.dragging
    if (event.type !== 'pointerup' || !mayGlide()) return
    const pointer: PointerKind = event.pointerType === 'mouse' ? 'mouse' : 'touch'
    motion.velocity = flickVelocity(trail, event.timeStamp, pointer)
    // A nudge of nothing asks for the first frame of the glide.
    if (motion.velocity) dragView(view, 0, 0)
  }

  const turnWheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey || isDialog(event.target)) return
    event.preventDefault()
    const steps = wheelSteps(wheel, event)
    if (steps !== 0) zoomBy(view, steps)
  }

  element.addEventListener('pointerdown', down, { signal })
  for (const type of ['pointerup', 'pointerleave', 'pointercancel'] as const) {
    element.addEventListener(type, end, { signal })
  }
  element.addEventListener('wheel', turnWheel, { signal, passive: false })
  // A picture dragged out as a file would end the gesture.
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  return () => stop.abort()
}

/** The dial, the buttons and what is open on the picture have gestures of their own. */
export function isControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('button, input, [role=slider], [role=dialog]') !== null
  )
}

/** A list over the picture scrolls by the wheel. */
const isDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=dialog]') !== null
