import type { ElementSymbol } from './elements.ts'

export type SpeciesId =
  | 'hydrogen'
  | 'oxygen'
  | 'methane'
  | 'carbonDioxide'
  | 'water'
  | 'hydronium'
  | 'hydroxide'

export interface Species {
  /** One by one, as a mapping follows them. */
  atoms: readonly ElementSymbol[]
  charge: number
  phase: 'gas' | 'liquid' | 'dissolved'
  /** From the elements, kilojoules a mole at 25 °C and 1 bar. */
  formation: number
}

/**
 * Sources: Cox, Wagman and Medvedev 1989, CODATA Key Values for Thermodynamics; methane: NIST Chemistry WebBook, from the
 * heat of combustion of Pittam and Pilcher 1972, -890.7 kJ/mol. Hydronium is a hydrogen ion and a molecule of water.
 */
export const species: Record<SpeciesId, Species> = {
  hydrogen: { atoms: ['H', 'H'], charge: 0, phase: 'gas', formation: 0 },
  oxygen: { atoms: ['O', 'O'], charge: 0, phase: 'gas', formation: 0 },
  methane: { atoms: ['C', 'H', 'H', 'H', 'H'], charge: 0, phase: 'gas', formation: -74.48 },
  carbonDioxide: { atoms: ['C', 'O', 'O'], charge: 0, phase: 'gas', formation: -393.51 },
  water: { atoms: ['O', 'H', 'H'], charge: 0, phase: 'liquid', formation: -285.83 },
  hydronium: { atoms: ['O', 'H', 'H', 'H'], charge: 1, phase: 'dissolved', formation: -285.83 },
  hydroxide: { atoms: ['O', 'H'], charge: -1, phase: 'dissolved', formation: -230.015 },
}

/** Single atoms as a gas, from the elements, kilojoules a mole. Source: the same of CODATA. */
export const atomFormation = { H: 217.998, C: 716.68, O: 249.18 } as const
