import { mayFetchAhead } from '../ui/fetch-ahead.ts'

/**
 * Whether scenes may start without a press: not where the visitor saves data or asks for less motion, nor on a device
 * with little memory. `use-scene-start.ts` says when they do.
 */
export function mayStartByItself(): boolean {
  return mayFetchAhead() && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
