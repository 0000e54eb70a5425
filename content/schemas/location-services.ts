import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, link, paragraph, seo } from './fields.ts'
import { sections } from './sections.ts'

/** The page of the location services. */
export const locationServices = defineDocument('LocationServices', {
  about: 'The page of the location services.',
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
        knowsBy: line(30).describe('Before how a feature knows where it is.'),
        features: z
          .strictObject({
            reach: line(16).describe('How finely it must know the place: `60 m`.'),
            title: line(60),
            text: paragraph(200),
            knowsBy: line(60),
            link: link().optional(),
          })
          .array()
          .length(9),
        source: z
          .strictObject({ text: line(200), label: line(60), href: z.url() })
          .describe('Where figures come from.'),
      })
      .describe('Nine features, from the widest reach to the finest.'),
  },
})

export type LocationServices = z.infer<typeof locationServices.schema>
