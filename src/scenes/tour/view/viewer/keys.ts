import { tourConfig } from '../../config.ts'
import type { Inertia } from '../../model/inertia.ts'
import { resetView, turnView, type View, zoomBy } from '../../model/view.ts'

const step = tourConfig.degreesPerKey

/** What keys do on the focused viewer: the arrows look that way. */
const actions: Record<string, (view: View) => void> = {
  ArrowLeft: (view) => turnView(view, 0, step),
  ArrowRight: (view) => turnView(view, 0, -step),
  ArrowUp: (view) => turnView(view, step, 0),
  ArrowDown: (view) => turnView(view, -step, 0),
  '+': (view) => zoomBy(view, 1),
  '=': (view) => zoomBy(view, 1),
  '-': (view) => zoomBy(view, -1),
  '0': resetView,
}

/** Does what a key does. @returns whether the key was used */
export function pressKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  { view, motion, toggleFullscreen }: { view: View; motion: Inertia; toggleFullscreen: () => void },
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const act = event.key.toLowerCase() === 'f' ? toggleFullscreen : actions[event.key]
  if (!act) return false
  act(view)
  motion.velocity = undefined
  return true
}
