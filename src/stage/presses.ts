import type { Object3D } from 'three'

/** The most pixels that a pointer may move during a press. */
const shake = 6

/**
 * @param element  where presses begin
 * @returns tells whether the last press became a drag, even one that came back to where it began
 */
export function watchDrags(element: HTMLElement, signal: AbortSignal): () => boolean {
  let from = { x: 0, y: 0 }
  let dragged = false
  const down = ({ clientX, clientY }: PointerEvent) => {
    from = { x: clientX, y: clientY }
    dragged = false
  }
  const move = (event: PointerEvent) => {
    dragged ||= Math.hypot(event.clientX - from.x, event.clientY - from.y) >= shake
  }
  element.addEventListener('pointerdown', down, { signal, capture: true })
  // In the capture phase, since a listener that turns the view may stop the propagation.
  addEventListener('pointermove', move, { signal, capture: true, passive: true })
  return () => dragged
}

/** Whether an object and all its ancestors are visible; a ray hits hidden ones too. */
export const isVisibleInScene = (part: Object3D | null): boolean =>
  part === null || (part.visible && isVisibleInScene(part.parent))
