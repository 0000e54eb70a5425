import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line } from './fields.ts'

const percent = () => z.int().min(0).max(100)

const sumsTo100 = (message: string) =>
  [
    (shares: { positive: number; neutral: number; negative: number }) =>
      shares.positive + shares.neutral + shares.negative === 100,
    message,
  ] as const

const shares = { positive: percent(), neutral: percent(), negative: percent() }

/** The sample that the analytics page starts from: one campaign, eight districts, today until 19:00. */
export const analyticsSample = defineDocument('AnalyticsSample', {
  about:
    'The sample that the analytics page starts from: one campaign, eight districts, today until 19:00.',
  files: 'demos/analytics.json',
  format: 'data',
  fields: {
    firstDay: z.iso
      .date()
      .describe('The first of 14 days, as year-month-day; the same in every language.'),
    sentiment: z
      .strictObject(shares)
      .refine(...sumsTo100('positive, neutral and negative add up to 100'))
      .array()
      .length(13)
      .describe('The first 13 days in percent; the last follows from the districts.'),
    engagement: percent()
      .array()
      .min(1)
      .max(23)
      .describe(
        'Share of active people in each full hour from 0:00, in percent; the hour after them follows from the districts.',
      ),
    channels: z
      .strictObject({ name: line(40), reach: z.int().min(0) })
      .array()
      .min(2)
      .max(8)
      .describe('People reached today.'),
    regions: z
      .strictObject({
        name: line(40),
        weight: percent().describe(
          'Of the people who live in all of them, in percent; all add up to 100.',
        ),
        ...shares,
        engagement: percent(),
        sessions: z.int().min(0).describe('AR sessions that are open now.'),
      })
      .refine(...sumsTo100('positive, neutral and negative add up to 100'))
      .array()
      .min(2)
      .max(12)
      .refine(
        (regions) => regions.reduce((sum, { weight }) => sum + weight, 0) === 100,
        'all weights add up to 100',
      ),
  },
})

export type AnalyticsSample = z.infer<typeof analyticsSample.schema>
