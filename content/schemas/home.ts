import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, link, pageLink, paragraph, picture, seo } from './fields.ts'
import { sections } from './sections.ts'

const point = () => z.strictObject({ title: line(60), text: paragraph(260) })

const capability = z.strictObject({
  title: line(60),
  text: line(200),
  link: link().describe('The page that demonstrates the capability.'),
  opens: z
    .enum(['page', 'features'])
    .describe('What a click on the card does: open the page, or show the list of all features.'),
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
      '`about` adds context for search engines and screen readers when the label alone says too little.',
    ),
  reticle: z
    .strictObject({
      label: line(40),
      measure: line(12),
      action: line(60),
      href: pageLink(),
      move: line(90).describe('How to move the live sofa with a pointer or the keyboard.'),
      colors: line(40).describe('Label of the row of colors.'),
      names: z
        .strictObject({
          sage: line(30).describe('The gray-green in the picture.'),
          oat: line(30).describe('A light beige.'),
          clay: line(30).describe('A reddish brown.'),
          ink: line(30).describe('A dark blue.'),
          forest: line(30).describe('A dark green.'),
        })
        .describe('The color names, as in the furniture catalog.'),
    })
    .describe(
      'The text at the reticle around the sofa, the tool that it opens, and how the live sofa works.',
    ),
})

const chapter = () =>
  z.strictObject({
    eyebrow: line(40),
    title: line(60),
    text: paragraph(240),
    picture: picture(),
    label: line(40).describe('At the reticle around what the camera comes to: its name and size.'),
    link: link(),
  })

const demo = z.strictObject({
  title: line(80),
  text: paragraph(320),
  points: point().array().length(3),
  picture: picture(),
  watchTitle: line(60).describe('{{product}} is replaced with the brand.'),
  watch: line(40),
  hint: line(120),
  sampleName: line(60).describe('The name shown for the room.'),
  failed: line(160).describe('Shown when the viewer can’t load.'),
  tryAgain: line(30),
})

const capabilities = z.strictObject({
  eyebrow: line(40),
  title: line(80),
  text: paragraph(300),
  categories: capability.array().length(4),
  more: line(60).describe('{{count}} is the number of features that aren’t shown.'),
  showingAll: line(90).describe('The category’s {{count}} and {{title}}.'),
  exploreAll: line(60),
  allTitle: line(60),
  featureCount: line(40).describe('Number of features in a category, with {{count}}.'),
  total: line(90).describe('Totals, with {{features}} and {{categories}}.'),
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
    frame: line(90).describe('Label of the map for screen readers.'),
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
        city: chapter().describe('The city model on the table.'),
        empty: chapter()
          .extend({
            scanning: line(40).describe('At the reticle until the place is found.'),
          })
          .describe('The empty room, with the stages of AR drawn over it.'),
        furnished: chapter().describe('The same room with its furniture.'),
      })
      .describe(
        'The scenes that visitors scroll through after the first screen. The pictures are drawn with depth data, so a new picture needs its own (assets/depth).',
      ),
    demo,
    capabilities,
    howItWorks: z.strictObject({
      title: line(80),
      text: paragraph(300),
      measure: line(60).describe('The length on the dimension line above the stages.'),
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
    close: line(30).describe('Label of the button that closes a dialog.'),
  },
})

export type Home = z.infer<typeof home.schema>
