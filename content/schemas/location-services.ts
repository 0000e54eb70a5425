import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, link, paragraph, seo } from './fields.ts'
import { sections } from './sections.ts'

/** The Location Services page. */
export const locationServices = defineDocument('LocationServices', {
  about: 'The Location Services page.',
  files: 'pages/location-services.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections('district', 'scale'),
    district: z.strictObject({ eyebrow: line(60), title: line(80), text: paragraph(300) }),
    scale: z
      .strictObject({
        title: line(80),
        text: paragraph(300),
        knowsBy: line(30).describe('Label in front of what a feature uses to know its location.'),
        features: z
          .strictObject({
            reach: line(16).describe('How precise the location has to be, such as `60 m`.'),
            title: line(60),
            text: paragraph(200),
            knowsBy: line(60),
            link: link().optional(),
          })
          .array()
          .length(9),
        source: z
          .strictObject({ text: line(200), label: line(60), href: z.url() })
          .describe('The source of the figures.'),
      })
      .describe('Nine features, from the largest area to the smallest.'),
  },
})

export type LocationServices = z.infer<typeof locationServices.schema>
