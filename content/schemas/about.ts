import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, link, paragraph, picture, seo } from './fields.ts'

const point = () => z.strictObject({ title: line(60), text: paragraph(260) })

/** A figure with the words that say what it counts. */
const figure = z.strictObject({ value: line(12), label: line(120) })

/** Who the company is, what it values, and how its pictures and tools are made. */
export const about = defineDocument('About', {
  about: 'Who the company is, what it values, and how its pictures and tools are made.',
  files: 'pages/about.json',
  format: 'data',
  fields: {
    seo: seo(),
    badge: line(40).describe('The badge over the tagline.'),
    title: line(60),
    text: paragraph(320),
    join: link(),
    picture: picture(),
    mission: z.strictObject({ title: line(40), text: paragraph(320) }),
    vision: z.strictObject({ title: line(40), text: paragraph(320) }),
    values: z.strictObject({
      title: line(60),
      text: paragraph(240),
      list: point().array().length(4),
    }),
    making: z.strictObject({
      eyebrow: line(40),
      title: line(80),
      text: paragraph(400),
      picture: picture(),
      steps: point().array().length(4),
      measuresTitle: line(60).describe('What is measured in the picture, as rows of a table.'),
      measures: z
        .strictObject({ name: line(60), value: line(24) })
        .array()
        .min(3)
        .max(6),
    }),
    device: z.strictObject({
      title: line(80),
      text: paragraph(320),
      figures: figure.array().length(4),
      link: link(),
    }),
    why: z.strictObject({
      title: line(60).describe("{{brand}} is the product's name."),
      points: point().array().length(4),
    }),
    callToAction: z.strictObject({
      title: line(80),
      text: paragraph(300),
      primary: link(),
      secondary: link(),
    }),
  },
})

export type About = z.infer<typeof about.schema>
