import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import furniture from '../content/en/furniture.json' with { type: 'json' }
import arFeatures from '../content/en/pages/ar-features.json' with { type: 'json' }
import dashboard from '../content/en/pages/dashboard.json' with { type: 'json' }
import government from '../content/en/pages/government-services.json' with { type: 'json' }
import home from '../content/en/pages/home.json' with { type: 'json' }
import locationServices from '../content/en/pages/location-services.json' with { type: 'json' }
import political from '../content/en/pages/political-ar.json' with { type: 'json' }
import tours from '../content/en/pages/property-tours.json' with { type: 'json' }
import analytics from '../content/en/pages/real-time-analytics.json' with { type: 'json' }
import solutions from '../content/en/pages/solutions.json' with { type: 'json' }
import voters from '../content/en/pages/voter-engagement.json' with { type: 'json' }
import staging from '../content/en/staging-styles.json' with { type: 'json' }
import hologram from '../content/en/ui/hologram.json' with { type: 'json' }
import { politicalAr } from '../content/schemas/political-ar.ts'
import { readSource } from '../scripts/content/source.ts'
import { createHouseholds } from '../src/pages/campaign-management/model/town.ts'
import { countFeatures } from '../src/pages/political-ar/model.ts'
import { scaleRange } from '../src/room-photo/model/design/item.ts'
import { stagingConfig } from '../src/scenes/staging/config.ts'
import { tourConfig } from '../src/scenes/tour/config.ts'
import { lessonIds, subjectIds } from '../src/site/lessons.ts'
import { type Locale, locales } from '../src/site/locales.ts'
import { budgets } from './bench/three-code.ts'

/** With plain spaces where a line must not end. */
const read = (path: string) => readFileSync(path, 'utf8').replace(/[\u00a0\u202f]/g, ' ')

/**
 * All texts of a language by document and field, such as `pages/home.json.hero.title`. A figure and its label, which
 * are two fields, are also one text, `33 true-to-size pieces`. Updates are left out: they say what was true then.
 */
function readTexts(locale: Locale): Map<string, string> {
  const texts = new Map<string, string>()
  const add = (value: unknown, path: string) => {
    if (typeof value === 'string') texts.set(path, value)
    if (typeof value !== 'object' || value === null) return
    for (const [key, field] of Object.entries(value)) add(field, `${path}.${key}`)
    const fields = Object.values(value)
    const isFigure = 'value' in value && fields.every((field) => typeof field === 'string')
    if (isFigure) add(fields.join(' '), `${path}.*`)
  }
  for (const file of globSync('**/*.{json,mdx}', { cwd: `content/${locale}` })) {
    if (file.startsWith('updates/')) continue
    const { data, body } = readSource(file, read(`content/${locale}/${file}`))
    add(data, file)
    add(body?.text.split('\n\n'), file)
  }
  return texts
}

const texts = new Map(locales.map((locale) => [locale, readTexts(locale)]))
/** The numbers in words, as voice commands know them. */
const numerals = new Map(
  locales.map((locale): [Locale, { said: string; value: number }[]] => [
    locale,
    JSON.parse(read(`content/${locale}/lesson-commands.json`)).numbers,
  ]),
)
const inEnglish = new Map(numerals.get('en')?.map(({ said, value }) => [said, `${value}`]))

/** A number or a range in digits, or a number in words. */
const figure = [
  '(?<![\\p{L}\\d.–])(\\d+(?:\\.\\d+)?(?:–\\d+(?:\\.\\d+)?)?(?!\\d)|(?:',
  [...inEnglish.keys()].join('|'),
  ')(?!\\p{L}))',
].join('')

/** Whether a text says a number, in digits or in words; of a range, both ends. */
function says(locale: Locale, text: string, value: string): boolean {
  const plain = text.replace(/(?<=\d)[., ](?=\d{3}(?!\d))/g, '')
  return value.split('–').every((end) => {
    const words = numerals.get(locale)?.filter((each) => `${each.value}` === end) ?? []
    const forms = [
      `(?<!\\d|\\d[.,])${end.replace('.', '[.,]')}(?!\\d|[.,]\\d)`,
      // In Hindi “all six” is one word, a form of “six”.
      ...words.map(({ said }) => `(?<![\\p{L}\\p{M}])${said}(?:ों)?(?![\\p{L}\\p{M}])`),
    ]
    return new RegExp(forms.join('|'), 'iu').test(plain)
  })
}

const listed = (sections: object[], name: 'cards' | 'points') =>
  sections.flatMap((section) => (name in section ? Object(section)[name] : [])).length
const colors = furniture.pieces.map(({ variants }) => variants.length)
const sofa = furniture.pieces.find(({ id }) => id === 'modern-sofa')
const { zoom, maxMegapixels } = tourConfig

/**
 * What more than one text says: what about, the true number, and how English says it, with # for the number. The number
 * is counted where it can be; others are promises, goals and facts about devices. The last, if any: the documents in
 * which those words mean this.
 */
const claims: [about: string, value: number | string, said: string, only?: RegExp][] = [
  [
    'pieces of furniture',
    furniture.pieces.length + furniture.supporting.length,
    '#(?: true-to-size)? pieces(?! from every side| life-size)|# \\(\\d+ in AR\\)',
  ],
  [
    'pieces in 3D and AR',
    furniture.pieces.length,
    '# (?:of them|pieces) (?:in AR|in 3D|from every side|life-size)|\\(# in AR\\)',
  ],
  ['options in furniture, the goal', 1000, '#\\+ furniture options'],
  ['colors of a piece', `${Math.min(...colors)}–${Math.max(...colors)}`, '^# colors$'],
  ['the scale of a piece', `${scaleRange.min}–${scaleRange.max}`, '^# × scale range'],
  [
    'the width of the sofa',
    sofa?.width.toFixed(2) ?? '',
    '# m sofa|takes up # m|open spot # m wide|sofa width # m',
  ],
  ['staging styles', staging.styles.length, '(?<!staged in |one or )# styles'],
  ['photos to stage', stagingConfig.mostBytes / 1024 ** 2, '# ?MB (?:each|per photo)|Max #MB'],
  [
    'staging by hand',
    '24–48',
    '# h(?:ours)?\\b',
    /^(industries\/real-|solutions\/virtual-staging)/,
  ],
  ['photos in a tour', maxMegapixels, '# megapixels'],
  ['zoom in a tour', `${zoom.min}–${zoom.max}`, '#%', /^(pages|solutions)\/property-tours/],
  ['the sample home', tours.sampleHome.rooms.length, 'has # rooms|# furnished rooms'],
  ['subjects', subjectIds.length, '# subjects'],
  ['lessons', lessonIds.length, '#(?: open| live 3D)? lessons'],
  ['languages', locales.length, '# languages'],
  ['stages of AR', home.howItWorks.stages.length, '# stages'],
  ['AR features', arFeatures.features.rows.length, '# features', /^pages\/ar-features/],
  ['tools with AR', listed(arFeatures.sections, 'cards'), '# tools', /^pages\/ar-features/],
  ['political features', 80, '#\\+ features'],
  [
    'political categories',
    countFeatures(politicalAr.schema.parse(political)).categories,
    '# core categories',
  ],
  [
    'weeks of a campaign',
    political.weeks.phases[0]?.weeks.split('–')[0] ?? '',
    '#[- ]weeks?\\b',
    /^pages\/political-ar/,
  ],
  ['voter tools', Object.keys(voters.stations).length, '#(?: voter)? tools', /voter-engagement/],
  ['voter tools, in the list of solutions', Object.keys(voters.stations).length, '# tools to try'],
  ['the smallest group', 20, 'fewer than # people'],
  [
    'layers of the city model',
    Object.keys(hologram).filter((key) => key.startsWith('layer_')).length,
    '# layers',
  ],
  ['doors', createHouseholds(1).length - 1, '# (?:doors|households)', /^pages\/campaign/],
  ['code of a first load', budgets.firstLoad / 1000, '^# kB$', /^pages\/about/],
  ['solutions', solutions.groups.flatMap(({ entries }) => entries).length, '# AR solutions'],
  ['solutions for all', listed(solutions.sections, 'cards'), 'these # solutions'],
  ['tools', listed(dashboard.sections, 'cards'), '#(?: of .+ AR)? tools', /^pages\/dashboard/],
  ['feature sets', dashboard.features.cards.length, '# feature sets'],
  ['rooms of the portal', government.rooms.length, '# rooms', /^pages\/government/],
  ['location features', locationServices.scale.features.length, '# features', /^pages\/location/],
  ['analytics', listed(analytics.sections, 'points'), '# features', /^pages\/real-time/],
  ['the time of a reply, in hours', 24, 'within # hours', /^(?!solutions\/virtual-staging)/],
  ['iOS', 14, 'iOS #(?!\\+$)'],
  ['Android', '9.0', 'Android #'],
  ['faster sales', 34, '#% faster'],
  ['the cost of staging', 90, '^up to #%'],
  ['engagement in lessons', 90, '#% higher engagement'],
  ['retention', 75, '#% better retention'],
  ['voter engagement', 85, '#% higher voter engagement'],
  ['turnout', 35, '#% higher turnout'],
]

test.each(claims)('all texts about %s say %s, in every language', (_about, value, said, only) => {
  const pattern = new RegExp(said.replaceAll('#', figure), 'giu')
  const places = [...(texts.get('en') ?? [])]
    .filter(([place]) => !only || only.test(place))
    .flatMap(([place, text]) => [...text.matchAll(pattern)].map((match) => ({ place, match })))
  expect(places).not.toEqual([])
  const wrong = places.filter(({ match }) => {
    const number = match.slice(1).find(Boolean)?.toLowerCase() ?? ''
    return (inEnglish.get(number) ?? number) !== `${value}`
  })
  expect(wrong.map(({ place, match }) => `${place}: ${match[0]}`)).toEqual([])
  const silent = locales.flatMap((locale) =>
    places
      .map(({ place }) => [place, texts.get(locale)?.get(place) ?? ''] as const)
      .filter(([, text]) => !says(locale, text, `${value}`))
      .map(([place, text]) => `${locale}/${place}: ${text}`),
  )
  expect(silent).toEqual([])
})

test.each(locales)('the sample data in %s is the same on the pages that show it', (locale) => {
  const document = (name: string) => JSON.parse(read(`content/${locale}/${name}.json`))
  const { features, tiles } = document('pages/dashboard')
  const statsOf = (page: string): string =>
    features.cards.find(({ href }: { href: string }) => href === `/${page}`).stats
  const [, engagement, reach, interactions] = document('demos/insight').tiles
  expect(statsOf('real-time-analytics')).toContain(reach.value)
  expect(says(locale, statsOf('ar-visualization'), interactions.value)).toBe(true)
  expect(tiles[3].value).toBe(engagement.value)
  const { participants } = document('demos/communication').meetup
  expect(says(locale, statsOf('communication-features'), `${participants}`)).toBe(true)
})

test.each(locales)(
  'the teacher guides in %s plan the minutes and steps of their lesson',
  (locale) => {
    const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number)
    const sum = (all: number[]) => all.reduce((total, each) => total + each, 0)
    for (const id of lessonIds) {
      const { minutes, steps, teacher } = JSON.parse(read(`content/${locale}/lessons/${id}.json`))
      const [onScreen = 0, discussion = 0] = numbers(teacher.time)
      expect(onScreen).toBe(minutes)
      const parts: { title: string; text: string }[] = teacher.course
      expect(sum(parts.flatMap(({ title }) => numbers(title)))).toBe(onScreen + discussion)
      const course = parts.map(({ text }) => text).join(' ')
      expect(says(locale, course, `${steps.length}`)).toBe(true)
    }
  },
)
