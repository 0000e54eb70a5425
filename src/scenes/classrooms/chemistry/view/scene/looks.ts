import { type ElementSymbol, elements } from '../../model/elements.ts'
import { salt } from '../../model/lattice.ts'
import type { BondedAtom } from '../../model/structure.ts'

/**
 * What is written on the balls, in the order of the picture that holds it: an element is told by its letter, also by those
 * who do not see its colour.
 */
export const glyphs = ['H', 'C', 'N', 'O', 'Na+', 'Cl-', 'O+', 'O-'] as const

export type Glyph = (typeof glyphs)[number]

/**
 * The colours that Corey, Pauling and Koltun began, and whether the letter on them is dark.
 * Source: Corey and Pauling 1953, Review of Scientific Instruments 24, 621, as Jmol and others draw them today
 */
const colours: Partial<Record<ElementSymbol, { ball: number; dark: boolean }>> = {
  H: { ball: 0xf6f2e8, dark: true },
  C: { ball: 0x474c55, dark: false },
  N: { ball: 0x3259d6, dark: false },
  O: { ball: 0xd23a26, dark: false },
  Na: { ball: 0x8a55c4, dark: false },
  Cl: { ball: 0x5cb85a, dark: true },
}

export const colourOf = (element: ElementSymbol): number => colours[element]?.ball ?? 0xd56fb0

export const isDarkLetter = (glyph: Glyph): boolean =>
  colours[glyph.replace(/[+-]/, '') as ElementSymbol]?.dark === true

/** The place of an atom's letter; of one that has none, hydrogen's. */
export function glyphOf(element: ElementSymbol, charge: number): number {
  const sign = charge > 0 ? '+' : charge < 0 ? '-' : ''
  const index = glyphs.indexOf(`${element}${sign}` as Glyph)
  return Math.max(0, index)
}

/** How large an atom is drawn, picometres: small beside its bonds, or as the space that it fills; ions as crystals have them. */
export function radiusOf(
  { element, charge }: Pick<BondedAtom, 'element' | 'charge'>,
  look: 'balls' | 'space',
  share: number,
): number {
  const ion = charge !== 0 && (element === 'Na' || element === 'Cl')
  const full = ion ? salt.radii[element] : elements[element].space
  if (look === 'space') return full
  return (ion ? full * 0.7 : elements[element].covalent) * share
}
