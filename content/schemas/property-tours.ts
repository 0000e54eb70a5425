import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, seo } from './fields.ts'
import { sections } from './sections.ts'

/** The 3D Property Tours page. */
export const propertyTours = defineDocument('PropertyTours', {
  about: 'The 3D Property Tours page.',
  files: 'pages/property-tours.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections('tour'),
    eyebrow: line(40),
    title: line(60),
    subtitle: line(160),
    applicationName: line(60).describe('A short description of the tool for search engines.'),
    sampleName: line(60).describe('The name shown for the sample.'),
    sampleHome: z
      .strictObject({
        name: line(60).describe('The initial name of the tour. Visitors can change it.'),
        rooms: z
          .strictObject({
            id: z
              .enum(['living', 'kitchen', 'hall', 'study', 'bath', 'bedroom'])
              .describe('The 360° photo: `public/home/panoramas/<id>.jpg`.'),
            name: line(40),
            alt: line(200).describe('What the room looks like, for people who can’t see it.'),
          })
          .array()
          .length(6),
      })
      .describe('The sample home with six rooms.'),
  },
})

export type PropertyTours = z.infer<typeof propertyTours.schema>
