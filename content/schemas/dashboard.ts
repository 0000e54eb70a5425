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
  growth: line(12).describe('An example, as is `stats`.'),
  stats: line(60).optional(),
  features: line(60).array().length(8).describe('Three are shown, the others are counted.'),
})

/** The AR Command Center. */
export const dashboard = defineDocument('Dashboard', {
  about: 'The AR Command Center.',
  files: 'pages/dashboard.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections('greeting', 'hero', 'features'),
    title: line(60),
    text: paragraph(240),
    welcome: line(60).describe("{{name}} is the visitor's own."),
    visitor: line(120).describe('Before anybody has signed in.'),
    signIn: line(30),
    studio: link(),
    analytics: link(),
    tilesTitle: line(40),
    sample: line(40),
    tiles: tile.array().length(4),
    features: z.strictObject({
      title: line(60),
      text: paragraph(240),
      more: line(40).describe('{{count}} becomes the number of features that are not shown.'),
      explore: line(40),
      growth: line(60).describe('Said of the growth for screen readers.'),
      cards: feature.array().length(8),
    }),
  },
})

export type Dashboard = z.infer<typeof dashboard.schema>
