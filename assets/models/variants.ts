import { supportingVariants } from './supporting-variants.ts'
import { cloths, look, type VariantRecipe, woods } from './variant-recipes.ts'

const white = '#E9E2D4'
const sage = '#8E9A82'
const leather = '#7A4527'

/** Sofa cloth, then its three scatter cushions as built in oat, clay and cream, then the wood of its legs. */
const sofa = (id: string, cloth: string, [oat, clay, cream]: string[], wood = 'natural') =>
  look(id, {
    'linen-sage': cloth,
    'linen-oat': `linen-${oat}`,
    'linen-clay': `linen-${clay}`,
    'linen-cream': `linen-${cream}`,
    ...(wood === 'natural' ? {} : { 'oak-natural': `oak-${wood}` }),
  })

/** Seats whose cloth and legs change together. */
const seat = (built: string, id: string, cloth: string, wood: string) =>
  look(id, { [`linen-${built}`]: cloth, 'oak-natural': `oak-${wood}` })

const bed = (id: string, wood: string, head: string, throwOver: string, sheets = 'linen') =>
  look(id, {
    ...(wood === 'natural' ? {} : { 'oak-natural': wood.startsWith('#') ? wood : `oak-${wood}` }),
    ...(head === 'sage' ? {} : { 'linen-sage': head.startsWith('#') ? head : `linen-${head}` }),
    ...(throwOver === 'clay' ? {} : { 'linen-clay': `linen-${throwOver}` }),
    ...(sheets === 'linen' ? {} : { 'linen-linen': `linen-${sheets}` }),
  })

const closet = (id: string, body: string, doors: string) =>
  look(id, { 'oak-natural': body, 'oak-light': doors })

/** The looks of the pieces by id; a piece that is not named here has one. */
export const variants: Record<string, VariantRecipe[]> = {
  ...supportingVariants,
  'modern-sofa': [
    ...cloths('sage', ['oat', 'clay', 'ink', 'forest']),
    sofa('chalk', 'linen-chalk', ['chalk', 'stone', 'chalk'], 'ebony'),
    sofa('mist', 'linen-mist', ['dusk', 'mustard', 'chalk'], 'light'),
    sofa('tobacco', leather, ['stone', 'graphite', 'oat'], 'ebony'),
    sofa('petrol', 'linen-petrol', ['petrol', 'mustard', 'cream'], 'walnut'),
    sofa('navy', 'linen-ink', ['burgundy', 'oat', 'cream'], 'walnut'),
    sofa('rust', 'linen-rust', ['plum', 'mustard', 'petrol']),
  ],
  armchair: [
    ...cloths('orange', ['sage', 'oat', 'ink', 'forest']),
    seat('orange', 'dusk', 'linen-dusk', 'light'),
    seat('orange', 'graphite', 'linen-graphite', 'ebony'),
    seat('orange', 'mustard', 'linen-mustard', 'walnut'),
    seat('orange', 'linen', 'linen-linen', 'walnut'),
    seat('orange', 'burgundy', 'linen-burgundy', 'walnut'),
  ],
  'dining-chair': [
    ...cloths('linen', ['sage', 'clay', 'forest', 'ink']),
    seat('linen', 'chalk', 'linen-chalk', 'light'),
    seat('linen', 'graphite', 'linen-graphite', 'ebony'),
    seat('linen', 'petrol', 'linen-petrol', 'walnut'),
    seat('linen', 'burgundy', 'linen-burgundy', 'walnut'),
    seat('linen', 'mustard', 'linen-mustard', 'natural'),
  ],
  'office-chair': [
    ...cloths('forest', ['ink', 'oat', 'clay', 'sage']),
    ...['chalk', 'graphite', 'petrol'].map((id) => look(id, { 'linen-forest': `linen-${id}` })),
    look('tobacco', { 'linen-forest': leather, 'metal#B9B4AB': '#23211F' }),
    look('burgundy', { 'linen-forest': '#5A2226' }),
  ],
  'coffee-table': woods('natural'),
  'dining-table': woods('natural'),
  'study-table': [
    look('light'),
    look('natural', { 'oak-light': 'oak-natural' }),
    look('walnut', { 'oak-light': 'oak-walnut' }),
    look('white', { 'oak-light': white, 'metal#1D1B1A': '#D8D0C2' }),
    look('ebony', { 'oak-light': 'oak-ebony' }),
  ],
  'bed-frame': [
    bed('natural', 'natural', 'sage', 'clay'),
    bed('light', 'light', 'oat', 'sage'),
    bed('walnut', 'walnut', 'linen', 'forest'),
    bed('smoked', 'smoked', 'clay', 'oat'),
    bed('ebony', 'ebony', 'ink', 'ink'),
    bed('chalk', white, 'chalk', 'stone', 'chalk'),
    bed('tobacco', 'ebony', leather, 'graphite', 'stone'),
    bed('petrol', 'walnut', 'petrol', 'mustard', 'mist'),
    bed('burgundy', 'walnut', 'burgundy', 'ink', 'cream'),
    bed('rust', 'natural', 'rust', 'plum', 'mustard'),
  ],
  wardrobe: [
    look('natural'),
    closet('walnut', 'oak-walnut', 'oak-walnut'),
    closet('smoked', 'oak-smoked', 'oak-smoked'),
    closet('white', white, white),
    closet('sage', sage, sage),
  ],
}
