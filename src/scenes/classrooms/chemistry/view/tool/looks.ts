import type { Element } from '../../config.ts'

/** How the drawings tell elements apart: by their balls, and by their letters. */
export const looks: Record<Element, { ball: string; letter: string }> = {
  H: { ball: 'fill-paper', letter: 'fill-ink' },
  C: { ball: 'fill-ink', letter: 'fill-paper' },
  N: { ball: 'fill-depth', letter: 'fill-paper' },
  O: { ball: 'fill-signal', letter: 'fill-on-signal' },
}
