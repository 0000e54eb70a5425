import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line } from './fields.ts'

/** The files of a model are named after it: `public/models/<id>.glb`. */
const modelId = () => z.string().regex(/^[a-z0-9-]+$/)

/** Metres, as the model measures (within 1 cm). */
const metres = () => z.number().positive().max(5)

const looks = () => z.strictObject({ id: modelId(), name: line(40) }).array()

/** The furniture that visitors can place: the catalog, and other pieces used for staging. */
export const furniture = defineDocument('Furniture', {
  about: 'The furniture that visitors can place: the catalog, and other pieces used for staging.',
  files: 'furniture.json',
  format: 'data',
  fields: {
    pieces: z
      .strictObject({
        id: modelId(),
        name: line(40),
        category: z.enum(['living-room', 'dining-room', 'bedroom', 'office']),
        alt: line(160).describe('What the thumbnail shows.'),
        width: metres(),
        depth: metres(),
        height: metres(),
        variants: looks().min(1).describe('The model’s colors. The first one is on the thumbnail.'),
      })
      .array()
      .length(9),
    supporting: z
      .strictObject({
        id: modelId(),
        name: line(40),
        width: metres(),
        depth: metres(),
        height: metres(),
        variants: looks().describe(
          'The model’s colors. The first one is on the thumbnail. Leave it empty if there’s only one.',
        ),
      })
      .array()
      .min(21),
  },
})

export type Furniture = z.infer<typeof furniture.schema>
