import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, link, paragraph, seo } from './fields.ts'
import { sections } from './sections.ts'

const point = () => z.strictObject({ title: line(60), text: paragraph(260) })

/** The Virtual Staging page with the six styles. The styles are in `staging-styles.json`, the sizes in `furniture.json`. */
export const virtualStaging = defineDocument('VirtualStaging', {
  about:
    'The Virtual Staging page with the six styles. The styles are in `staging-styles.json`, the sizes in `furniture.json`.',
  files: 'pages/virtual-staging.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections('intro', 'staging', 'gallery', 'photo'),
    back: link(),
    title: line(60),
    lead: paragraph(240),
    help: link(),
    gallery: z.strictObject({
      title: line(60),
      shown: line(60).describe('Which style is shown, with {{style}}.'),
      palette: line(40),
      tones: z.strictObject({
        wall: line(30),
        textile: line(30),
        wood: line(30),
        metal: line(30),
        accent: line(30),
      }),
      preview: line(200).describe('Explains what the previews show.'),
      pieces: line(60),
      rooms: z.strictObject({
        'living-room': line(30),
        bedroom: line(30),
        'dining-room': line(30),
        office: line(30),
      }),
      count: line(40).describe('Number of pieces in a room, with {{count}}.'),
      size: line(60).describe('Size in centimeters, with {{width}}, {{depth}} and {{height}}.'),
      linked: line(200),
    }),
    photo: z.strictObject({
      title: line(80),
      text: paragraph(300),
      points: point().array().length(4),
      examples: z
        .strictObject({
          room: z.string().regex(/^[a-z0-9-]+$/),
          good: z.boolean(),
          text: line(160),
        })
        .array()
        .length(2)
        .describe('Photos in `public/rooms/`: one good example and one bad one.'),
    }),
  },
})

export type VirtualStaging = z.infer<typeof virtualStaging.schema>
