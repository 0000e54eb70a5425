/** One look of a piece: which of its surfaces are exchanged for which. The first look is the piece as built. */
export interface VariantRecipe {
  id: string
  /**
   * Surface name → another surface's name (`linen-sage`, `oak-walnut`), another colour of a finish (`ceramic#RRGGBB`),
   * or a paint as `#RRGGBB`. A paint over cloth is leather.
   */
  swap: Record<string, string>
}

/** A look by its id and swaps; without swaps the piece as built. */
export const look = (id: string, swap: Record<string, string> = {}): VariantRecipe => ({ id, swap })

/** The built cloth, then others. */
export const cloths = (built: string, others: string[], family = 'linen'): VariantRecipe[] =>
  [built, ...others].map((id) =>
    look(id, id === built ? {} : { [`${family}-${built}`]: `${family}-${id}` }),
  )

/** The five woods that oak comes in; `also` names other tones of wood on the piece that change with it. */
export function woods(
  built: string,
  also: Record<string, Record<string, string>> = {},
): VariantRecipe[] {
  return ['natural', 'light', 'walnut', 'smoked', 'ebony']
    .sort((a, b) => Number(b === built) - Number(a === built))
    .map((id) => look(id, id === built ? {} : { [`oak-${built}`]: `oak-${id}`, ...also[id] }))
}

/** One surface in several colours by name, all of the same finish (`ceramic`, `metal`); '' gives plain paint. */
export const colours = (
  built: string,
  surface: string,
  others: Record<string, string>,
  finish = '',
): VariantRecipe[] => [
  look(built),
  ...Object.entries(others).map(([id, hex]) => look(id, { [surface]: finish + hex })),
]
