import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line } from './fields.ts'

/** The photographs of rooms that visitors can try the tools on, in the order in which they are offered. */
export const sampleRooms = defineDocument('SampleRooms', {
  files: 'sample-rooms.json',
  format: 'data',
  fields: {
    rooms: z
      .strictObject({
        /** Its files are named after it: `public/rooms/<id>.jpg`. */
        id: z.string().regex(/^[a-z0-9-]+$/),
        name: line(40),
        /** What the photograph shows. */
        alt: line(160),
      })
      .array()
      .min(12),
  },
})

export type SampleRooms = z.infer<typeof sampleRooms.schema>
