import { Color } from 'three'
import { type ElementSymbol, elements } from '../../model/elements.ts'
import type { DisplayStyle } from '../../model/lesson/molecule-lab.ts'
import { type BondedAtom, salt } from '../../model/structure.ts'

export type ElementAndCharge = Pick<BondedAtom, 'element' | 'charge'>

/** What is written on balls, as one picture holds it: symbols with their charge, as `N`, `Cl-` and `Ca2+`. */
export type GlyphSet = readonly string[]

/** Of all that the lesson brings with it. */
export const lessonGlyphs: GlyphSet = ['H', 'C', 'N', 'O', 'Na+', 'Cl-', 'O+', 'O-']

/**
 * What is written on an atom's ball: an element is told by its letter, also by those who do not see its color. A
 * charge has its sign, and before it how large it is beyond one.
 */
export function glyphOf({ element, charge }: ElementAndCharge): string {
  const many = Math.abs(charge) > 1 ? Math.abs(charge) : ''
  return `${element}${many}${charge > 0 ? '+' : charge < 0 ? '-' : ''}`
}

/** All that is written on atoms, each once. */
export const glyphsOf = (atoms: readonly ElementAndCharge[]): GlyphSet => [
  ...new Set(atoms.map(glyphOf)),
]

/** Whether what is written on an element's ball is dark, as its color is light. */
export function isDarkLetter(element: ElementSymbol): boolean {
  const { r, g, b } = new Color(elements[element].color)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.3
}

/**
 * How large an atom is drawn, picometers: small beside its bonds, or as the space that it fills; ions as crystals
 * have them.
 */
export function radiusOf(
  { element, charge }: ElementAndCharge,
  look: DisplayStyle,
  share: number,
): number {
  const ion = charge !== 0 && (element === 'Na' || element === 'Cl')
  const full = ion ? salt.radii[element] : elements[element].space
  if (look === 'space') return full
  return (ion ? full * 0.7 : elements[element].covalent) * share
}
