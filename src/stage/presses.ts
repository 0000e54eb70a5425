import type { Object3D } from 'three'

/** A hand that presses may shake by so many pixels. */
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
  const move = ({ clientX, clientY }: PointerEvent) => {
    dragged ||= Math.hypot(clientX - from.x, clientY - from.y) >= shake
  }
  element.addEventListener('pointerdown', down, { signal, capture: true })
  // Who turns the view may let no move through to the page.
  addEventListener('pointermove', move, { signal, capture: true, passive: true })
  return () => dragged
}

/** A ray meets what is hidden too, by itself or with what holds it. */
export const isSeen = (part: Object3D | null): boolean =>
  part === null || (part.visible && isSeen(part.parent))
