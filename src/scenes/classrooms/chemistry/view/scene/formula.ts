import type { StructureId } from '../../model/shelf.ts'

/** As chemists of all languages write them: digits stand low, a charge high. */
export const formulas: Record<StructureId, string> = {
  water: 'H₂O',
  carbonDioxide: 'CO₂',
  ammonia: 'NH₃',
  methane: 'CH₄',
  oxygen: 'O₂',
  hydrogen: 'H₂',
  ethanol: 'C₂H₅OH',
  benzene: 'C₆H₆',
  hydronium: 'H₃O⁺',
  hydroxide: 'OH⁻',
}
