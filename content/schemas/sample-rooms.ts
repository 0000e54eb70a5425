import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line } from './fields.ts'

/** The photographs of rooms that visitors can try the tools on, in the order in which they are offered. */
export const sampleRooms = defineDocument('SampleRooms', {
  about:
    'The photographs of rooms that visitors can try the tools on, in the order in which they are offered.',
  files: 'sample-rooms.json',
  format: 'data',
  fields: {
    rooms: z
      .strictObject({
        id: z
          .string()
          .regex(/^[a-z0-9-]+$/)
          .describe('Its files are named after it: `public/rooms/<id>.jpg`.'),
        name: line(40),
        alt: line(160).describe('What the photograph shows.'),
        furnished: z
          .literal(true)
          .optional()
          .describe('Furniture stands in it already: staging says that it removes none.'),
      })
      .array()
      .min(12),
  },
})

export type SampleRooms = z.infer<typeof sampleRooms.schema>
