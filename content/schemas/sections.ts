import { z } from 'zod'
import { line, link, pageLink, paragraph, picture } from './fields.ts'

const anchor = () =>
  z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'lowercase letters, digits and hyphens')
    .describe('The anchor of this section. Links point to it as `/about#why`.')

/** What every band has: its place on the page, its ground and its heading. */
const band = {
  id: anchor(),
  tone: z
    .enum(['paper', 'surface', 'floor', 'night'])
    .describe(
      'The background: paper (the default), slightly lighter (surface), a dotted floor (floor) or dark (night).',
    )
    .optional(),
  ruled: z.boolean().describe('Adds a hairline above the section.').optional(),
  eyebrow: line(60).optional(),
  title: line(80).describe('The heading. {{brand}} is the product’s name.'),
  text: paragraph(400).optional(),
}

const point = z.strictObject({
  title: line(120),
  text: paragraph(300),
  measure: line(24)
    .describe('A figure or time for this point, if the layout shows one.')
    .optional(),
})

/** The top of a page: its heading, a sentence, and what belongs to them. */
const hero = z.strictObject({
  type: z.literal('hero'),
  layout: z
    .enum(['even', 'wide', 'picture', 'panorama', 'full', 'beside'])
    .describe(
      'Heading and sentence side by side, with a narrower heading (even) or a wider one (wide), with the picture below them (picture; panorama: not as tall; full: as wide as the screen), or with the picture next to them (beside).',
    ),
  space: z.enum(['none', 'small', 'medium', 'large']).describe('The space below.').optional(),
  badge: line(40).optional(),
  eyebrow: line(60).optional(),
  title: line(80),
  text: paragraph(320),
  note: line(160).describe('Small print, for example that all data is sample data.').optional(),
  link: link().optional(),
  picture: picture().optional(),
})

/** Points with a heading and a sentence each. */
const points = z.strictObject({
  type: z.literal('points'),
  ...band,
  layout: z
    .enum([
      'ledger',
      'ledger-large',
      'ledger-small',
      'ledger-columns',
      'ledger-beside',
      'beside',
      'beside-numbered',
      'beside-measured',
      'beside-rows',
      'beside-grid',
      'beside-columns',
      'cards',
      'columns',
      'cells',
      'timeline',
      'steps',
      'line',
      'stairs',
    ])
    .describe(
      'Rows below the heading (ledger and its variants) or next to it (beside and its variants), cards, four columns, grid cells, a timeline, numbered steps side by side (steps) or hanging from a line (line), or large text in three stairs.',
    ),
  points: point.array().min(2).max(12),
  measure: line(60).describe('The text on the dimension line above the steps.').optional(),
  linksTitle: line(60).optional(),
  links: link()
    .extend({ text: line(120) })
    .array()
    .min(2)
    .max(6)
    .describe('Links to related pages, below the points.')
    .optional(),
})

/** Two lists side by side. */
const lists = z.strictObject({
  type: z.literal('lists'),
  ...band,
  title: line(80)
    .describe('The heading above both lists. Without it, only the lists’ own headings appear.')
    .optional(),
  layout: z
    .enum(['numbered', 'ledger', 'statements', 'limits', 'facts'])
    .describe(
      'Numbered points, rows (ledger), two large statements, what’s included with check marks next to what isn’t (limits), or a fact sheet next to plain lines (facts).',
    ),
  lists: z
    .strictObject({
      id: anchor().optional(),
      title: line(60),
      text: paragraph(320).optional(),
      points: z
        .strictObject({ title: line(200), text: paragraph(260).optional() })
        .array()
        .min(2)
        .max(8)
        .optional(),
    })
    .array()
    .length(2)
    .describe('The two lists.'),
})

/** Figures with the words that say what they count. */
const figures = z.strictObject({
  type: z.literal('figures'),
  ...band,
  figures: z
    .strictObject({ value: line(12), label: line(120) })
    .array()
    .min(2)
    .max(4),
  link: link().optional(),
})

/** A picture with text beside it. */
const pictureText = z.strictObject({
  type: z.literal('picture'),
  ...band,
  picture: picture(),
  pictureLink: link().optional(),
  points: point.array().min(2).max(6).describe('Points next to the picture.').optional(),
  measuresTitle: line(60)
    .describe('Heading for the measurements in the picture, shown as table rows.')
    .optional(),
  measures: z
    .strictObject({ name: line(60), value: line(24) })
    .array()
    .min(3)
    .max(6)
    .optional(),
  steps: point.array().length(4).describe('Four steps below the picture, in order.').optional(),
})

/** Cards or rows, each of which leads to a page. */
const cards = z.strictObject({
  type: z.literal('cards'),
  ...band,
  layout: z
    .enum(['index', 'rows', 'pictures', 'first-large', 'featured'])
    .describe(
      'Text only, four in a row (index) or stacked (rows), or with pictures: all the same size, the first one large, or the first one in brackets (featured).',
    ),
  action: line(30)
    .describe('The label of each card’s link. With rows, screen readers read it before the text.')
    .optional(),
  picture: picture().describe('The picture for the featured card.').optional(),
  cards: z
    .strictObject({
      kind: line(40).describe('The kind of page, or how long it takes.').optional(),
      title: line(60),
      text: paragraph(240),
      href: pageLink(),
      picture: picture().optional(),
    })
    .array()
    .min(2)
    .max(12),
  all: link().optional(),
})

/** The last band of a page: what to do next. */
const callToAction = z.strictObject({
  type: z.literal('callToAction'),
  title: line(80),
  text: paragraph(300),
  primary: link(),
  secondary: link().optional(),
})

const shared = [hero, points, lists, figures, pictureText, cards, callToAction] as const

/**
 * The sections of a page from top to bottom: the same for all pages, and the page's own tools by their names.
 * @param tools  what the page's code brings; each once at most
 */
export const sections = <const Tool extends string>(...tools: Tool[]) => {
  const tool = z.strictObject({
    type: z.literal('tool'),
    name: z.enum(tools).describe('Which of the page’s own tools or parts appears here.'),
  })
  const all = [...shared, tool] as const
  return z
    .discriminatedUnion('type', tools.length > 0 ? all : (shared as unknown as typeof all))
    .array()
    .min(1)
    .superRefine((list, context) => {
      const names = list.map((each) => (each.type === 'tool' ? each.name : undefined))
      for (const [index, name] of names.entries()) {
        if (name === undefined || names.indexOf(name) === index) continue
        const message = 'use each tool once: it’s already above'
        context.addIssue({ code: 'custom', message, path: [index, 'name'], input: name })
      }
    })
    .describe('The sections of the page from top to bottom. You can reorder, add and remove them.')
}

const any = sections<string>()

export type Section<Tool extends string = string> =
  | Exclude<z.infer<typeof any>[number], { type: 'tool' }>
  | { type: 'tool'; name: Tool }

export type SectionOf<Type extends Section['type']> = Extract<Section, { type: Type }>
