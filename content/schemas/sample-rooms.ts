import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line } from './fields.ts'

/** The sample photos of rooms for trying the tools, in the order they appear. */
export const sampleRooms = defineDocument('SampleRooms', {
  about: 'The sample photos of rooms for trying the tools, in the order they appear.',
  files: 'sample-rooms.json',
  format: 'data',
  fields: {
    rooms: z
      .strictObject({
        id: z
          .string()
          .regex(/^[a-z0-9-]+$/)
          .describe('The file name of the photo: `public/rooms/<id>.jpg`.'),
        name: line(40),
        alt: line(160).describe('What the photo shows.'),
        furnished: z
          .literal(true)
          .optional()
          .describe('The room already has furniture. Staging explains that it doesn’t remove any.'),
      })
      .array()
      .min(12),
  },
})

export type SampleRooms = z.infer<typeof sampleRooms.schema>
