import { hologramConfig } from '../../config.ts'
import { type Hologram, resetView, turn, zoomBy } from '../../model/hologram.ts'

const { degreesPerPixel, step } = hologramConfig.view

type Finger = { x: number; y: number }

/**
 * Drags turn and tilt, two fingers zoom, keys do all of it; the wheel zooms with Control only, since it scrolls the
 * page.
 * @returns lets go of the element
 */
export function attachGestures(element: HTMLElement, state: Hologram): () => void {
  const fingers = new Map<number, Finger>()
  const stop = new AbortController()
  const { signal } = stop
  const span = () => {
    const [a, b] = [...fingers.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    element.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const move = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId)
    if (!finger) return
    const before = span()
    const dx = event.clientX - finger.x
    const dy = event.clientY - finger.y
    finger.x = event.clientX
    finger.y = event.clientY
    if (before > 0) zoomBy(state, state.view.zoom * (span() / before - 1))
    else turn(state, -dx * degreesPerPixel, dy * degreesPerPixel)
  }
  const up = (event: PointerEvent) => fingers.delete(event.pointerId)
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    zoomBy(state, -Math.sign(event.deltaY) * (step.zoom / 4))
  }
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act(state)
  }

  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', up, { signal })
  element.addEventListener('wheel', wheel, { signal, passive: false })
  element.addEventListener('keydown', press, { signal })
  return () => stop.abort()
}

const keys: Record<string, (state: Hologram) => void> = {
  ArrowLeft: (state) => turn(state, -step.yaw / 3, 0),
  ArrowRight: (state) => turn(state, step.yaw / 3, 0),
  ArrowUp: (state) => turn(state, 0, step.pitch / 2),
  ArrowDown: (state) => turn(state, 0, -step.pitch / 2),
  '+': (state) => zoomBy(state, step.zoom),
  '=': (state) => zoomBy(state, step.zoom),
  '-': (state) => zoomBy(state, -step.zoom),
  '0': resetView,
}
