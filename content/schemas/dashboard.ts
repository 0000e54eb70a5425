import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, link, pageLink, paragraph, picture, seo } from './fields.ts'

/** One figure; an example, the same for every visitor. */
const tile = z.strictObject({ title: line(40), value: line(10), change: line(30) })

const tool = z.strictObject({
  /** Who it is for. */
  kind: line(40),
  title: line(60),
  text: paragraph(200),
  picture: picture(),
  href: pageLink(),
})

const feature = z.strictObject({
  title: line(60),
  text: line(160),
  href: pageLink(),
  /** An example, as is `stats`. */
  growth: line(12),
  stats: line(60).optional(),
  /** Three are shown, the others are counted. */
  features: line(60).array().length(8),
})

/** The AR Command Center. */
export const dashboard = defineDocument('Dashboard', {
  files: 'pages/dashboard.json',
  format: 'data',
  fields: {
    seo: seo(),
    title: line(60),
    text: paragraph(240),
    /** `{{name}}` is the visitor's own. */
    welcome: line(60),
    /** Before anybody has signed in. */
    visitor: line(120),
    signIn: line(30),
    studio: link(),
    analytics: link(),
    tilesTitle: line(40),
    sample: line(40),
    tiles: tile.array().length(4),
    toolkit: z.strictObject({
      title: line(60),
      text: paragraph(240),
      launch: line(30),
      tools: tool.array().length(6),
    }),
    features: z.strictObject({
      title: line(60),
      text: paragraph(240),
      /** `{{count}}` becomes the number of features that are not shown. */
      more: line(40),
      explore: line(40),
      /** Said of the growth for screen readers. */
      growth: line(60),
      cards: feature.array().length(8),
    }),
  },
})

export type Dashboard = z.infer<typeof dashboard.schema>
