import type { OrbitControl } from '../math/orbit-view.ts'

/** What the pointers that are pressed on a frame do, in CSS pixels and as factors of the distance of two fingers. */
interface PointerActions {
  press?: (event: PointerEvent) => void
  /** One pointer moves. */
  drag: (right: number, down: number, event: PointerEvent) => void
  /** @param factor, whole  since the move before, and since the second finger came down */
  pinch?: (factor: number, whole: number) => void
  /** The last pointer is lifted, leaves or is taken away. */
  release?: (event: PointerEvent) => void
}

/** Buttons, sliders and what is open over a picture have gestures of their own. */
export const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button, input, [role=slider], [role=dialog]') !== null

/**
 * Tells of drags and pinches that begin on a frame, beside its controls. While one lasts the frame has `data-dragging`.
 * @param isCaptured  whether a drag goes on outside the frame
 */
export function trackPointers(
  frame: HTMLElement,
  actions: PointerActions,
  signal: AbortSignal,
  isCaptured = true,
): void {
  const pointers = new Map<number, { x: number; y: number }>()
  /** The distance of two fingers when the second came down; 0 when they do not pinch. */
  let pinchedFrom = 0
  const span = () => {
    const [a, b] = pointers.values()
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || isControl(event.target)) return
    // Prevents the compatibility mouse events; the focus, which they bring, is set by hand.
    event.preventDefault()
    frame.focus({ preventScroll: true })
    // Captured by the canvas when that was pressed: a click goes to the capturing element, and a scene listens there.
    const holder = event.target instanceof HTMLCanvasElement ? event.target : frame
    if (isCaptured) holder.setPointerCapture(event.pointerId)
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    pinchedFrom = span()
    frame.dataset.dragging = ''
    actions.press?.(event)
  }
  const move = (event: PointerEvent) => {
    const pointer = pointers.get(event.pointerId)
    if (!pointer) return
    // Nobody else takes part in a drag, and bubbling through the page costs as much as the turn.
    event.stopPropagation()
    const before = pinchedFrom > 0 ? span() || 1 : 0
    const right = event.clientX - pointer.x
    const below = event.clientY - pointer.y
    // In place, since this runs for each movement.
    Object.assign(pointer, { x: event.clientX, y: event.clientY })
    if (pinchedFrom > 0) actions.pinch?.(span() / before, span() / pinchedFrom)
    else if (pointers.size === 1) actions.drag(right, below, event)
  }
  const end = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return
    pinchedFrom = 0
    if (pointers.size > 0) return
    delete frame.dataset.dragging
    actions.release?.(event)
  }
  frame.addEventListener('pointerdown', down, { signal })
  addEventListener('pointermove', move, { signal, capture: true })
  for (const type of ['pointerup', 'pointerleave', 'pointercancel'] as const)
    frame.addEventListener(type, end, { signal })
  // A picture dragged out as a file would end the gesture.
  frame.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  signal.addEventListener('abort', () => delete frame.dataset.dragging)
}

/** What keys do with a view, in steps. */
interface KeyActions {
  /** Called before each of the others. */
  press?: () => void
  turn: (right: number, up: number) => void
  zoom: (nearer: number) => void
  reset: () => void
}

const keys: Record<string, (actions: KeyActions) => void> = {
  ArrowLeft: ({ turn }) => turn(-1, 0),
  ArrowRight: ({ turn }) => turn(1, 0),
  ArrowUp: ({ turn }) => turn(0, 1),
  ArrowDown: ({ turn }) => turn(0, -1),
  '+': ({ zoom }) => zoom(1),
  '=': ({ zoom }) => zoom(1),
  '-': ({ zoom }) => zoom(-1),
  '0': ({ reset }) => reset(),
}

/** Whether a key belongs to the browser. */
export const isShortcut = (event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>) =>
  event.ctrlKey || event.metaKey || event.altKey

/** Tells of the keys that change the view while a frame has the focus. */
export function trackKeys(frame: HTMLElement, actions: KeyActions, signal: AbortSignal): void {
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.target !== frame || isShortcut(event)) return
    event.preventDefault()
    actions.press?.()
    act(actions)
  }
  frame.addEventListener('keydown', press, { signal })
}

/**
 * Drags turn and tilt, two fingers zoom, keys turn, tilt, zoom and reset; the wheel zooms with Control only, since it
 * scrolls the page.
 * @returns removes the listeners
 */
export function attachOrbit(frame: HTMLElement, control: OrbitControl): () => void {
  const { turn, zoomBy, zoomTimes, reset } = control
  const { degreesPerPixel, step } = control.settings
  const stop = new AbortController()
  const { signal } = stop
  const drag = (right: number, down: number) =>
    turn(-right * degreesPerPixel, down * degreesPerPixel)
  trackPointers(frame, { drag, pinch: (factor) => zoomTimes(factor) }, signal)
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    zoomBy(-Math.sign(event.deltaY) * (step.zoom / 4))
  }
  frame.addEventListener('wheel', wheel, { signal, passive: false })
  const turnBySteps = (right: number, up: number) =>
    turn((right * step.yaw) / 3, (up * step.pitch) / 2)
  const zoom = (nearer: number) => zoomBy(nearer * step.zoom)
  trackKeys(frame, { turn: turnBySteps, zoom, reset }, signal)
  return () => stop.abort()
}
