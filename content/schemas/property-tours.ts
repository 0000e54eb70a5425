import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, seo } from './fields.ts'
import { sections } from './sections.ts'

/** The page of the 3D property tours. */
export const propertyTours = defineDocument('PropertyTours', {
  about: 'The page of the 3D property tours.',
  files: 'pages/property-tours.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections('tour'),
    eyebrow: line(40),
    title: line(60),
    subtitle: line(160),
    applicationName: line(60).describe('For search engines: what the tool is, in a phrase.'),
    sampleName: line(60).describe('The name that the sample is shown under.'),
    sampleHome: z
      .strictObject({
        name: line(60).describe('The name that its tour begins with; visitors can change it.'),
        rooms: z
          .strictObject({
            id: z
              .enum(['living', 'kitchen', 'hall', 'study', 'bath', 'bedroom'])
              .describe('The panorama: `public/home/panoramas/<id>.jpg`.'),
            name: line(40),
            alt: line(200).describe('What one sees in the room, for people who do not see it.'),
          })
          .array()
          .length(6),
      })
      .describe('The home of six rooms that visitors walk through.'),
  },
})

export type PropertyTours = z.infer<typeof propertyTours.schema>
