import { tourConfig } from '../../config.ts'
import { type Inertia, stopInertia } from '../../model/inertia.ts'
import { resetView, turnView, type View, zoomBy } from '../../model/view.ts'

const step = tourConfig.degreesPerKey

/**
 * What a key does on the focused viewer: the arrows look that way.
 * @returns whether the key was used
 */
export function pressKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  { view, motion, toggleFullscreen }: { view: View; motion: Inertia; toggleFullscreen: () => void },
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (!act(event.key, view, toggleFullscreen)) return false
  stopInertia(motion)
  return true
}

function act(key: string, view: View, toggleFullscreen: () => void): boolean {
  switch (key) {
    case 'ArrowLeft':
      turnView(view, 0, step)
      return true
    case 'ArrowRight':
      turnView(view, 0, -step)
      return true
    case 'ArrowUp':
      turnView(view, step, 0)
      return true
    case 'ArrowDown':
      turnView(view, -step, 0)
      return true
    case '+':
    case '=':
      zoomBy(view, 1)
      return true
    case '-':
      zoomBy(view, -1)
      return true
    case '0':
      resetView(view)
      return true
    case 'f':
    case 'F':
      toggleFullscreen()
      return true
    default:
      return false
  }
}
