import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, link, paragraph, seo } from './fields.ts'
import { sections } from './sections.ts'

/** The Furniture Placement page with the catalog. The pieces are in `furniture.json`, the texts of the 3D view in `ui/furniture.json`. */
export const furniturePlacement = defineDocument('FurniturePlacement', {
  about:
    'The Furniture Placement page with the catalog. The pieces are in `furniture.json`, the texts of the 3D view in `ui/furniture.json`.',
  files: 'pages/furniture-placement.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections('intro', 'place', 'catalogue', 'room'),
    back: link(),
    title: line(60),
    lead: paragraph(240),
    help: link(),
    place: z.strictObject({
      title: line(60).describe(
        'Heading of the part with the visitor’s own photo, for screen readers.',
      ),
    }),
    catalogue: z.strictObject({
      title: line(60),
      lead: paragraph(240),
      filter: line(40),
      rooms: z.strictObject({
        all: line(30),
        'living-room': line(30),
        'dining-room': line(30),
        bedroom: line(30),
        office: line(30),
      }),
      shown: line(40).describe('How many pieces are shown, with {{shown}} and {{total}}.'),
      size: line(60).describe('Size in centimeters, with {{width}}, {{depth}} and {{height}}.'),
      colours: line(40),
    }),
    ar: z.strictObject({
      title: line(60),
      button: line(40),
      ready: paragraph(240).describe(
        'Shown on devices with Quick Look. {{colour}} is the color that AR shows.',
      ),
      elsewhere: paragraph(300).describe('Shown on devices without it.'),
      address: line(40),
    }),
    room: z.strictObject({
      title: line(80),
      text: paragraph(300),
      clearances: z
        .strictObject({ name: line(80), centimetres: z.int().min(10).max(120) })
        .array()
        .min(4)
        .max(8),
      measure: line(20).describe('A distance in centimeters, with {{value}}.'),
      note: line(200),
    }),
  },
})

export type FurniturePlacement = z.infer<typeof furniturePlacement.schema>
