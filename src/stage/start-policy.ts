import { deviceMemory, mayFetchAhead } from '../ui/may-fetch-ahead.ts'

/**
 * Whether scenes may start without a press: not where the visitor saves data or asks for less motion, nor on a device
 * with little memory. `use-scene-start.ts` says when they do.
 */
export function mayStartByItself(): boolean {
  return mayFetchAhead() && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Whether a scene may be made ready before it is shown: one that may never be shown takes memory, GB, which a device has to have. */
export const mayMakeReady = (): boolean => deviceMemory() > 1
