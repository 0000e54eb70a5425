import { deviceMemory, mayFetchAhead } from '../ui/may-fetch-ahead.ts'
import { needFirst } from '../ui/when-idle.ts'

/**
 * Whether scenes may start without a press: not where the visitor saves data or asks for less motion, nor on a device
 * with little memory. `use-scene-start.ts` says when they do.
 */
export function mayStartByItself(): boolean {
  return mayFetchAhead() && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Whether a scene may be made ready before it is shown: one that may never be shown takes memory, GB, which a device has to have. */
export const mayMakeReady = (): boolean => deviceMemory() > 1

/**
 * Fetches what the scene of a first screen needs while the page's own code is still on its way, where it will start by
 * itself. A failure shows where it starts.
 */
export function fetchSceneAhead(fetch: () => Promise<unknown>): void {
  if (typeof document !== 'undefined' && mayStartByItself()) needFirst(fetch())
}
