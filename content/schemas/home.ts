import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, link, pageLink, paragraph, picture, seo } from './fields.ts'
import { sections } from './sections.ts'

const point = () => z.strictObject({ title: line(60), text: paragraph(260) })

const capability = z.strictObject({
  title: line(60),
  text: line(200),
  link: link().describe('The page that shows the capability at work.'),
  opens: z
    .enum(['page', 'features'])
    .describe(
      'What a click on the card does: it goes to the page, or opens the list of all features.',
    ),
  features: line(60).array().length(9),
})

const hero = z.strictObject({
  eyebrow: line(60),
  title: line(60),
  text: paragraph(240),
  picture: picture(),
  primary: link(),
  secondary: link()
    .extend({ about: line(60) })
    .describe(
      '`about` is for machines and screen readers, after a label that says little by itself.',
    ),
  reticle: z
    .strictObject({
      label: line(40),
      measure: line(12),
      action: line(60),
      href: pageLink(),
      move: line(90).describe('Says how the live sofa is moved: by pointer and by keys.'),
      colors: line(40).describe('Names the row of its colors.'),
      names: z
        .strictObject({
          sage: line(30).describe('The grey green of the picture.'),
          oat: line(30).describe('A light beige.'),
          clay: line(30).describe('A reddish brown.'),
          ink: line(30).describe('A dark blue.'),
          forest: line(30).describe('A dark green.'),
        })
        .describe('The colors, as the catalog of furniture calls them.'),
    })
    .describe(
      'What stands at the reticle round the sofa, the tool that it opens, and what the live sofa does.',
    ),
})

const chapter = () =>
  z.strictObject({
    eyebrow: line(40),
    title: line(60),
    text: paragraph(240),
    picture: picture(),
    link: link(),
  })

const demo = z.strictObject({
  title: line(80),
  text: paragraph(320),
  points: point().array().length(3),
  picture: picture(),
  watchTitle: line(60).describe('{{product}} becomes the brand.'),
  watch: line(40),
  hint: line(120),
  sampleName: line(60).describe('The name that the room is shown under.'),
  failed: line(160).describe('When the viewer cannot be fetched.'),
  tryAgain: line(30),
})

const capabilities = z.strictObject({
  eyebrow: line(40),
  title: line(80),
  text: paragraph(300),
  categories: capability.array().length(4),
  more: line(60).describe('{{count}} becomes the number of features that are not shown.'),
  showingAll: line(90).describe('{{count}} and {{title}} of the category.'),
  exploreAll: line(60),
  allTitle: line(60),
  featureCount: line(40).describe('{{count}} features of one category.'),
  total: line(90).describe('{{features}} in all, {{categories}}.'),
  labelsTitle: line(60),
  labels: line(40).array().length(12),
  highlights: point().array().length(3),
})

const analytics = z.strictObject({
  eyebrow: line(40),
  title: line(80),
  text: paragraph(320),
  map: z.strictObject({
    title: line(60),
    place: line(60),
    alt: line(160),
    load: line(40),
    notice: line(160),
    frame: line(90).describe('Names the map for screen readers.'),
    open: line(60),
  }),
  contact: z.strictObject({ text: line(120), link: link() }),
})

/** The home page, section by section. */
export const home = defineDocument('Home', {
  about: 'The home page, section by section.',
  files: 'pages/home.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections('hero', 'demo', 'capabilities', 'howItWorks', 'analytics', 'solutions'),
    hero,
    story: z
      .strictObject({
        cell: chapter().describe('The cell on the school desk.'),
        city: chapter().describe('The model of the city on the table.'),
        empty: chapter().describe('The empty room, over which the stages of AR are drawn.'),
        furnished: chapter().describe('The same room with its furniture.'),
      })
      .describe(
        'What the camera comes to as one scrolls on from the first screen. Its pictures are drawn in depth, which belongs to them: other pictures need it too (assets/depth).',
      ),
    demo,
    capabilities,
    howItWorks: z.strictObject({
      title: line(80),
      text: paragraph(300),
      measure: line(60).describe('The length of the dimension line over the stages.'),
      stages: point().array().length(6),
    }),
    analytics,
    solutions: z.strictObject({
      title: line(80),
      text: paragraph(300),
      cards: z
        .strictObject({
          title: line(60),
          text: paragraph(240),
          points: link().array().length(6),
          link: link(),
        })
        .array()
        .length(3),
      all: link(),
    }),
    close: line(30).describe('The button that closes a dialog.'),
  },
})

export type Home = z.infer<typeof home.schema>
