import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line } from './fields.ts'

/** The files of a model are named after it: `public/models/<id>.glb`. */
const modelId = () => z.string().regex(/^[a-z0-9-]+$/)

/** Metres, as the model measures (within 1 cm). */
const metres = () => z.number().positive().max(5)

const looks = () => z.strictObject({ id: modelId(), name: line(40) }).array()

/** The furniture that visitors place: the catalogue, and what rooms are staged with besides. */
export const furniture = defineDocument('Furniture', {
  about:
    'The furniture that visitors place: the catalogue, and what rooms are staged with besides.',
  files: 'furniture.json',
  format: 'data',
  fields: {
    pieces: z
      .strictObject({
        id: modelId(),
        name: line(40),
        category: z.enum(['living-room', 'dining-room', 'bedroom', 'office']),
        alt: line(160).describe('What its thumbnail shows.'),
        width: metres(),
        depth: metres(),
        height: metres(),
        variants: looks().min(1).describe("The model's looks, the first as on the thumbnail."),
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
          "The model's looks, the first as on the thumbnail; none where it has one only.",
        ),
      })
      .array()
      .min(21),
  },
})

export type Furniture = z.infer<typeof furniture.schema>
