import type { OrbitActions } from '../math/orbit-view.ts'

/** What a button changes: degrees and percent. A key turns by a third and tilts by half of that. */
type Step = { yaw: number; pitch: number; zoom: number }

interface OrbitTuning {
  degreesPerPixel: number
  step: Step
}

type KeyActions = Omit<OrbitActions, 'zoomTimes'>

type Finger = { x: number; y: number }

/**
 * Keys turn, tilt, zoom and reset; the wheel zooms with Control only, since it scrolls the page.
 * @returns removes the listeners
 */
export function attachKeysAndWheel(
  element: HTMLElement,
  actions: KeyActions,
  step: Step,
): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    actions.zoomBy(-Math.sign(event.deltaY) * (step.zoom / 4))
  }
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act(actions, step)
  }
  element.addEventListener('wheel', wheel, { signal, passive: false })
  element.addEventListener('keydown', press, { signal })
  return () => stop.abort()
}

/**
 * Drags turn and tilt, two fingers zoom, keys and wheel do as `attachKeysAndWheel` says.
 * @returns removes the listeners
 */
export function attachOrbit(
  element: HTMLElement,
  actions: OrbitActions,
  tuning: OrbitTuning,
): () => void {
  const { turn, zoomTimes } = actions
  const { degreesPerPixel, step } = tuning
  const fingers = new Map<number, Finger>()
  const stop = new AbortController()
  const { signal } = stop
  const span = () => {
    const [a, b] = fingers.values()
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }

  const down = (event: PointerEvent) => {
    // With the pointer captured, a button in the element, such as "try again", would get no click.
    const isOnButton = event.target instanceof Element && event.target.closest('button') !== null
    if (event.button !== 0 || isOnButton) return
    // Prevents the compatibility mouse events; the focus, which they bring, is set by hand.
    event.preventDefault()
    element.focus({ preventScroll: true })
    // Captured by the canvas when that was pressed: a click goes to the capturing element, and a scene listens there.
    const holder = event.target instanceof HTMLCanvasElement ? event.target : element
    holder.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const move = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId)
    if (!finger) return
    // The pointer is captured, so nobody else needs the event, and bubbling through the page costs as much as the
    // turn.
    event.stopPropagation()
    const before = span()
    const dx = event.clientX - finger.x
    const dy = event.clientY - finger.y
    finger.x = event.clientX
    finger.y = event.clientY
    if (before > 0) zoomTimes(span() / before)
    else turn(-dx * degreesPerPixel, dy * degreesPerPixel)
  }
  const up = (event: PointerEvent) => fingers.delete(event.pointerId)
  element.addEventListener('pointerdown', down, { signal })
  addEventListener('pointermove', move, { signal, capture: true })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', up, { signal })
  const letGo = attachKeysAndWheel(element, actions, step)
  return () => {
    letGo()
    stop.abort()
  }
}

const keys: Record<string, (actions: KeyActions, step: Step) => void> = {
  ArrowLeft: ({ turn }, step) => turn(-step.yaw / 3, 0),
  ArrowRight: ({ turn }, step) => turn(step.yaw / 3, 0),
  ArrowUp: ({ turn }, step) => turn(0, step.pitch / 2),
  ArrowDown: ({ turn }, step) => turn(0, -step.pitch / 2),
  '+': ({ zoomBy }, step) => zoomBy(step.zoom),
  '=': ({ zoomBy }, step) => zoomBy(step.zoom),
  '-': ({ zoomBy }, step) => zoomBy(-step.zoom),
  '0': ({ reset }) => reset(),
}
