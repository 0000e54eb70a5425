import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, link, pageLink, paragraph, seo } from './fields.ts'
import { sections } from './sections.ts'

/** One figure; an example, the same for every visitor. */
const tile = z.strictObject({ title: line(40), value: line(10), change: line(30) })

const feature = z.strictObject({
  title: line(60),
  text: line(160),
  href: pageLink(),
  growth: line(12).describe('An example, not a real figure. The same goes for `stats`.'),
  stats: line(60).optional(),
  features: line(60)
    .array()
    .length(8)
    .describe('The first three are shown and the rest are counted.'),
})

/** The AR Command Center page. */
export const dashboard = defineDocument('Dashboard', {
  about: 'The AR Command Center page.',
  files: 'pages/dashboard.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections('greeting', 'hero', 'features'),
    title: line(60),
    text: paragraph(240),
    welcome: line(60).describe('{{name}} is the visitor’s name.'),
    visitor: line(120).describe('Shown when nobody is signed in.'),
    signIn: line(30),
    studio: link(),
    analytics: link(),
    tilesTitle: line(40),
    sample: line(40),
    tiles: tile.array().length(4),
    features: z.strictObject({
      title: line(60),
      text: paragraph(240),
      more: line(40).describe('{{count}} is the number of features that aren’t shown.'),
      explore: line(40),
      growth: line(60).describe('Label of the growth figure for screen readers.'),
      cards: feature.array().length(8),
    }),
  },
})

export type Dashboard = z.infer<typeof dashboard.schema>
