import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line } from './fields.ts'

const id = () => z.string().regex(/^[a-z0-9-]+$/)
const count = () => z.int().min(0)

/** Sample data for the interactive features. */
export const interactiveDemo = defineDocument('InteractiveDemo', {
  about: 'Sample data for the interactive features.',
  files: 'demos/interactive.json',
  format: 'data',
  fields: {
    questions: z
      .strictObject({
        id: id(),
        question: line(160),
        votes: count(),
        user: line(40),
        answered: z.boolean(),
      })
      .array()
      .min(3),
    reach: z
      .int()
      .positive()
      .describe('Distance from the center of the map to its edge, in meters.'),
    places: z
      .strictObject({
        id: id(),
        name: line(60),
        type: z.enum(['park', 'culture', 'food', 'service']),
        distance: z.int().positive().describe('In meters.'),
        rating: z.number().min(0).max(5).describe('From 0 to 5.'),
        bearing: z.int().min(0).max(359).describe('Degrees clockwise from north.'),
      })
      .array()
      .min(6),
    meetup: z.strictObject({ title: line(60), about: line(160) }),
    households: count(),
  },
})

export type InteractiveDemo = z.infer<typeof interactiveDemo.schema>
