import type { Pin } from '../document/tour-document.ts'

/** With more rooms than these their names would cover each other; they show when they are pointed at. */
export const mostNames = 12

/**
 * Where the name of a room stands beside its pin: inside of the sheet; over the pins of its upper half and under those of its
 * lower, so that names of rooms that lie opposite each other stay apart.
 */
export const nameBeside = ({ x, y }: Pick<Pin, 'x' | 'y'>) => ({
  isAbove: y > 0.85 || (y > 0.1 && y < 0.4),
  side: x < 0.15 ? ('right' as const) : x > 0.85 ? ('left' as const) : ('middle' as const),
})
