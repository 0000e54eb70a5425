import { clamp } from '../../../../math/clamp.ts'

/** From one room to another through the dark: nobody is moved, and it is over before one wonders. Times in ms. */
export const fadeTimes = { out: 120, in: 160 } as const

/**
 * How dark it is.
 * @param elapsed  ms since the change began
 * @returns `dark` 0…1; `isSwapped`: it is the other room that is shown; `isOver`
 */
export function fadeAt(elapsed: number): { dark: number; isSwapped: boolean; isOver: boolean } {
  const { out, in: back } = fadeTimes
  const isSwapped = elapsed >= out
  const dark = isSwapped ? 1 - (elapsed - out) / back : elapsed / out
  return { dark: clamp(dark, 0, 1), isSwapped, isOver: elapsed >= out + back }
}
