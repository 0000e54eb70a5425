import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, picture, seo } from './fields.ts'
import { sections } from './sections.ts'

/** The Demo page: a room to look around in, and what to try in each tool. */
export const demoPage = defineDocument('DemoPage', {
  about: 'The Demo page: a room to look around in, and what to try in each tool.',
  files: 'pages/demo.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections('room'),
    scene: z.strictObject({
      title: line(60),
      picture: picture(),
      play: line(40),
      hint: line(120),
      sampleName: line(60).describe('The name shown for the room.'),
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
  },
})

export type DemoPage = z.infer<typeof demoPage.schema>
