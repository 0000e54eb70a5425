import type { ElementSymbol } from '../../model/elements.ts'
import type { BondedAtom } from '../../model/structure.ts'

/** Units of the drawing to a picometre, and where the middle atom is. */
export const perPicometre = 1.6
const middle = { x: 280, y: 210 }

/** How large an atom is drawn, of its covalent radius: the sticks are to be seen. */
export const ballRadiusRatio = 0.55

/** Where an atom is drawn. */
export const place = ({ at: [x, y] }: Pick<BondedAtom, 'at'>) => ({
  x: middle.x + x * perPicometre,
  y: middle.y - y * perPicometre,
})

const looks = {
  H: { ball: 'fill-paper', letter: 'fill-ink' },
  C: { ball: 'fill-ink', letter: 'fill-paper' },
  N: { ball: 'fill-depth', letter: 'fill-paper' },
  O: { ball: 'fill-signal', letter: 'fill-on-signal' },
}

/** How the drawings tell the elements of their molecules apart: by their balls, and by their letters. */
export const lookOf = (element: ElementSymbol) => looks[element as keyof typeof looks]
