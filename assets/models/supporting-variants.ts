import { cloths, colours, look, type VariantRecipe, woods } from './variant-recipes.ts'

const black = '#1E1C1B'
const white = '#E9E5DC'
const brass = 'metal#B08A4E'
const glazes = { black, white, terracotta: '#A85B38', petrol: '#35565B', blue: '#4A5A75' }

const only = <K extends keyof typeof glazes>(...names: K[]) =>
  Object.fromEntries(names.map((name) => [name, glazes[name]]))

const throwTones = ['chalk', 'stone', 'dusk', 'graphite', 'mustard', 'burgundy', 'plum']

/** Two tones for a pair of cushions, built in oat and clay. */
const pair = (id: string, back: string, front: string) =>
  look(id, { 'linen-oat': `linen-${back}`, 'linen-clay': `linen-${front}` })

/** Frame, then the three sheets of the built print: large, upper, dot. */
const print = (id: string, frame: string, [large, upper, dot]: string[]) =>
  look(id, {
    'oak-natural': frame,
    'paint#C98D4E': `paint${large}`,
    'paint#5C6B57': `paint${upper}`,
    'paint#A4421A': `paint${dot}`,
  })

/** Frame, then the papers of both prints: sun, ground and disc, bar, small disc. */
const prints = (id: string, frame: string, [sun, ground, bar, disc]: string[]) =>
  look(id, {
    'metal#1F1B18': frame,
    'paint#C4541F': `paint${sun}`,
    'paint#8E9A82': `paint${ground}`,
    'paint#3C4638': `paint${bar}`,
    'paint#D9B489': `paint${disc}`,
  })

/** Doors of the sideboard and slats of the TV bench are of another tone than the body. */
const doors = (tone: string) =>
  Object.fromEntries(
    ['light', 'walnut', 'smoked', 'ebony'].map((id) => [id, { [`oak-${tone}`]: `oak-${id}` }]),
  )

/** The looks of the pieces that rooms are staged with besides the catalogue. */
export const supportingVariants: Record<string, VariantRecipe[]> = {
  rug: cloths('cream', ['chalk', 'mist', 'stone', 'graphite', 'burgundy', 'clay'], 'pile'),
  'round-rug': cloths('oat', ['chalk', 'mist', 'stone', 'mustard', 'clay'], 'pile'),
  curtains: [
    look('sheer'),
    look('chalk', { sheer: 'linen-chalk', 'oak-natural': black }),
    look('graphite', { sheer: 'linen-graphite', 'oak-natural': black }),
    look('oat', { sheer: 'linen-oat', 'oak-natural': brass }),
    look('burgundy', { sheer: 'linen-burgundy', 'oak-natural': brass }),
    look('mustard', { sheer: 'linen-mustard' }),
  ],
  'cushion-pair': [
    look('clay'),
    pair('stone', 'chalk', 'stone'),
    pair('dusk', 'mist', 'dusk'),
    pair('graphite', 'stone', 'graphite'),
    pair('petrol', 'cream', 'petrol'),
    pair('burgundy', 'oat', 'burgundy'),
    pair('plum', 'mustard', 'plum'),
  ],
  throw: cloths('clay', throwTones),
  'framed-art': [
    look('natural'),
    print('mono', 'oak-ebony', ['#A9A49B', '#22201F', '#6E6A64']),
    print('steel', 'oak-ebony', ['#8A4A2A', '#33383C', '#C7B79B']),
    print('petrol', 'oak-walnut', ['#34494C', '#A8823E', '#D9A98F']),
    print('sunset', 'oak-natural', ['#A8823E', '#54394A', '#A4512C']),
  ],
  'art-pair': [
    look('natural'),
    prints('pastel', '#CDAA7C', ['#A8823E', '#A7B2BA', '#5D6F80', '#E0D3BE']),
    prints('sepia', brass, ['#5C2E2D', '#A08F6C', '#4A3A2A', '#D3C19C']),
    prints('mono', 'metal#1F1B18', ['#22201F', '#B5B0A7', '#55524D', '#8A867E']),
  ],
  mirror: [...woods('natural'), look('brass', { 'oak-natural': brass })],
  'floor-lamp': [
    look('black'),
    look('white', { 'metal#1A1817': white }),
    look('brass', { 'metal#1A1817': brass }),
    look('workshop', { lampshade: black }),
  ],
  'table-lamp': colours('terracotta', 'ceramic#A4603C', only('white', 'black', 'blue'), 'ceramic'),
  pendant: colours('forest', 'paint#3F4A3C', only('white', 'black', 'terracotta', 'petrol')).concat(
    look('brass', { 'paint#3F4A3C': brass }),
  ),
  'desk-lamp': [
    look('black'),
    look('white', { 'metal#1A1817': white }),
    look('brass', { 'metal#1A1817': brass }),
  ],
  vase: colours(
    'cream',
    'ceramic#E4DACA',
    only('black', 'terracotta', 'petrol', 'blue'),
    'ceramic',
  ),
  bowl: colours('ochre', 'ceramic#B98F5E', only('black', 'white', 'petrol', 'blue'), 'ceramic'),
  'fig-tree': colours('sand', 'ceramic#DCD0BF', only('black', 'white', 'terracotta'), 'ceramic'),
  'potted-plant': colours('sand', 'ceramic#C9B79C', only('black', 'terracotta', 'blue'), 'ceramic'),
  bookshelf: woods('natural'),
  bench: woods('natural'),
  stool: woods('natural'),
  'bedside-table': woods('natural'),
  'side-table': woods('natural'),
  sideboard: woods('natural', doors('light')),
  'tv-bench': woods('natural', doors('smoked')),
}
