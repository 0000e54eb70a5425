/** One look of a piece: which of its surfaces are exchanged for which. The first look is the piece as built. */
export interface VariantRecipe {
  id: string
  /** Surface name → another surface's name, or a paint as `#RRGGBB`. */
  swap: Record<string, string>
}

/** The built cloth, then four others. */
const cloths = (built: string, others: string[]): VariantRecipe[] =>
  [built, ...others].map((id) => ({
    id,
    swap: id === built ? {} : { [`linen-${built}`]: `linen-${id}` },
  }))

const white = '#E9E2D4'
const sage = '#8E9A82'

/** The five woods that oak comes in; `also` names other tones of wood on the piece that change with it. */
function woods(built: string, also: Record<string, Record<string, string>> = {}): VariantRecipe[] {
  return ['natural', 'light', 'walnut', 'smoked', 'ebony']
    .sort((a, b) => Number(b === built) - Number(a === built))
    .map((id) => ({
      id,
      swap: id === built ? {} : { [`oak-${built}`]: `oak-${id}`, ...also[id] },
    }))
}

const bed = (id: string, wood: string, head: string, throwOver: string): VariantRecipe => ({
  id,
  swap: {
    ...(wood === 'natural' ? {} : { 'oak-natural': `oak-${wood}` }),
    ...(head === 'sage' ? {} : { 'linen-sage': `linen-${head}` }),
    ...(throwOver === 'clay' ? {} : { 'linen-clay': `linen-${throwOver}` }),
  },
})

const closet = (id: string, body: string, doors: string): VariantRecipe => ({
  id,
  swap: { 'oak-natural': body, 'oak-light': doors },
})

/** The looks of the catalogue's pieces by id; a piece that is not named here has one. */
export const variants: Record<string, VariantRecipe[]> = {
  'modern-sofa': cloths('sage', ['oat', 'clay', 'ink', 'forest']),
  armchair: cloths('orange', ['sage', 'oat', 'ink', 'forest']),
  'dining-chair': cloths('linen', ['sage', 'clay', 'forest', 'ink']),
  'office-chair': cloths('forest', ['ink', 'oat', 'clay', 'sage']),
  'coffee-table': woods('natural'),
  'dining-table': woods('natural'),
  'study-table': [
    { id: 'light', swap: {} },
    { id: 'natural', swap: { 'oak-light': 'oak-natural' } },
    { id: 'walnut', swap: { 'oak-light': 'oak-walnut' } },
    { id: 'white', swap: { 'oak-light': white, 'metal#1D1B1A': '#D8D0C2' } },
    { id: 'ebony', swap: { 'oak-light': 'oak-ebony' } },
  ],
  'bed-frame': [
    bed('natural', 'natural', 'sage', 'clay'),
    bed('light', 'light', 'oat', 'sage'),
    bed('walnut', 'walnut', 'linen', 'forest'),
    bed('smoked', 'smoked', 'clay', 'oat'),
    bed('ebony', 'ebony', 'ink', 'ink'),
  ],
  wardrobe: [
    { id: 'natural', swap: {} },
    closet('walnut', 'oak-walnut', 'oak-walnut'),
    closet('smoked', 'oak-smoked', 'oak-smoked'),
    closet('white', white, white),
    closet('sage', sage, sage),
  ],
}
