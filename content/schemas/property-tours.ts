import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, link, paragraph, seo } from './fields.ts'

/** The page of the 3D property tours. */
export const propertyTours = defineDocument('PropertyTours', {
  files: 'pages/property-tours.json',
  format: 'data',
  fields: {
    seo: seo(),
    eyebrow: line(40),
    title: line(60),
    subtitle: line(160),
    /** For search engines: what the tool is, in a phrase. */
    applicationName: line(60),
    /** The name that the sample is shown under. */
    sampleName: line(60),
    features: z.strictObject({
      title: line(60),
      text: paragraph(300),
      cards: z
        .strictObject({
          title: line(60),
          text: paragraph(240),
          /** The figure that the card is about, as a person reads it: `50–300%`. */
          measure: line(24),
        })
        .array()
        .length(4),
    }),
    callToAction: z.strictObject({ title: line(80), text: paragraph(300), link: link() }),
  },
})

export type PropertyTours = z.infer<typeof propertyTours.schema>
