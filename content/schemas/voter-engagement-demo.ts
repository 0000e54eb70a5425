import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line } from './fields.ts'

const id = () => z.string().regex(/^[a-z0-9-]+$/)
const percent = () => z.int().min(0).max(100)
const count = () => z.int().min(0)

const shares = () =>
  z
    .strictObject({ label: line(40), percent: percent() })
    .array()
    .min(2)
    .refine((list) => list.reduce((sum, share) => sum + share.percent, 0) === 100, {
      message: 'the percentages add up to 100',
    })

const interest = z.strictObject({ label: line(40), followUp: line(160) })

/** Sample data for the voter engagement page: a fictional town and its tram line. */
export const voterEngagementDemo = defineDocument('VoterEngagementDemo', {
  about: 'Sample data for the voter engagement page: a fictional town and its tram line.',
  files: 'demos/voter-engagement.json',
  format: 'data',
  fields: {
    lessons: z
      .strictObject({
        id: id(),
        title: line(60),
        duration: line(20),
        progress: percent(),
        points: line(200)
          .array()
          .length(4)
          .describe('What people learn: one sentence per quarter of the lesson.'),
      })
      .array()
      .min(3),
    candidates: z
      .strictObject({
        id: id(),
        name: line(40),
        party: line(40),
        experience: line(90),
        rating: z.number().min(0).max(5).describe('From 0 to 5.'),
        policies: line(90).array().min(2),
      })
      .array()
      .min(2),
    votingDay: z
      .strictObject({ label: line(40), value: line(120) })
      .array()
      .length(4),
    survey: z
      .strictObject({ question: line(160), options: line(60).array().min(2) })
      .array()
      .min(2),
    livePoll: z.strictObject({
      question: line(120),
      options: z
        .strictObject({ label: line(40), votes: count() })
        .array()
        .min(2),
    }),
    instantPoll: z.strictObject({
      question: line(120),
      options: z
        .strictObject({ label: line(40), votes: count() })
        .array()
        .min(2),
    }),
    interests: z.strictObject({
      young: interest.array().length(4),
      older: interest.array().length(4),
    }),
    priorities: z
      .strictObject({
        priority: line(30),
        subjects: line(90),
        campaigns: count(),
        support: percent(),
      })
      .array()
      .min(3),
    sentiment: z
      .strictObject({
        positive: percent(),
        neutral: percent(),
        negative: percent(),
        trend: z.enum(['up', 'down']),
        voices: z
          .strictObject({ mood: z.enum(['positive', 'neutral', 'negative']), text: line(120) })
          .array()
          .length(3),
      })
      .refine((each) => each.positive + each.neutral + each.negative === 100, {
        message: 'the percentages add up to 100',
      }),
    results: z.strictObject({ ages: shares(), regions: shares() }),
  },
})

export type VoterEngagementDemo = z.infer<typeof voterEngagementDemo.schema>
