import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, link, pageLink, paragraph, picture, seo } from './fields.ts'

/** The demo page: a room to look round in, and what to try in each tool. */
export const demoPage = defineDocument('DemoPage', {
  about: 'The demo page: a room to look round in, and what to try in each tool.',
  files: 'pages/demo.json',
  format: 'data',
  fields: {
    seo: seo(),
    eyebrow: line(40),
    title: line(60),
    text: paragraph(300),
    scene: z.strictObject({
      title: line(60),
      picture: picture(),
      play: line(40),
      hint: line(120),
      sampleName: line(60).describe('The name that the room is shown under.'),
      failed: line(160),
      tryAgain: line(30),
    }),
    keys: z.strictObject({
      title: line(60),
      rows: z
        .strictObject({ keys: line(40), does: line(90) })
        .array()
        .min(3)
        .max(6),
    }),
    tools: z.strictObject({
      title: line(80),
      text: paragraph(240),
      tip: line(30).describe('Before each tip.'),
      list: z
        .strictObject({
          title: line(60),
          href: pageLink(),
          time: line(12).describe('How long it takes, as it is read: `2 min`.'),
          text: line(200),
        })
        .array()
        .length(8),
    }),
    callToAction: z.strictObject({
      title: line(80),
      text: paragraph(300),
      primary: link(),
      secondary: link(),
    }),
  },
})

export type DemoPage = z.infer<typeof demoPage.schema>
