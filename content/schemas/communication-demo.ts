import { z } from 'zod'
import { locales } from '../../src/site/locales.ts'
import { defineDocument } from './define.ts'
import { line } from './fields.ts'

const id = () => z.string().regex(/^[a-z0-9-]+$/)
const count = () => z.int().min(0)
const time = () => z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day: 18:05')

/** Sample data for the communication features: a town hall meeting about a tram line. */
export const communicationDemo = defineDocument('CommunicationDemo', {
  about: 'Sample data for the communication features: a town hall meeting about a tram line.',
  files: 'demos/communication.json',
  format: 'data',
  fields: {
    languages: z
      .strictObject({ code: z.enum(locales), label: line(20) })
      .array()
      .length(4),
    messages: z
      .strictObject({
        id: id(),
        user: line(40),
        time: time(),
        message: z
          .record(z.enum(locales), line(200))
          .describe(
            'The message in each language of the demo. The same in every language of the site.',
          ),
      })
      .array()
      .min(3),
    leaders: z
      .strictObject({ name: line(40), party: line(60), status: z.enum(['online', 'busy']) })
      .array()
      .min(2),
    questions: z
      .strictObject({
        id: id(),
        question: line(160),
        votes: count(),
        user: line(40),
        answered: z.boolean(),
      })
      .array()
      .min(2),
    meetup: z.strictObject({ title: line(60), participants: count() }),
    upcoming: z
      .strictObject({ id: id(), title: line(80), when: line(60), registered: count() })
      .array()
      .length(2),
    poll: z.strictObject({
      question: line(120),
      options: z
        .strictObject({ label: line(40), votes: count() })
        .array()
        .length(3),
    }),
    lessons: z
      .strictObject({
        id: id(),
        title: line(60),
        duration: line(20),
        progress: z.int().min(0).max(100),
        points: line(200).array().length(4),
      })
      .array()
      .min(2),
  },
})

export type CommunicationDemo = z.infer<typeof communicationDemo.schema>
