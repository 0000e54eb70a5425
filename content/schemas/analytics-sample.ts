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

/** The sample data that the analytics page starts with: one campaign, eight districts, today until 19:00. */
export const analyticsSample = defineDocument('AnalyticsSample', {
  about:
    'The sample data that the analytics page starts with: one campaign, eight districts, today until 19:00.',
  files: 'demos/analytics.json',
  format: 'data',
  fields: {
    firstDay: z.iso
      .date()
      .describe('The first of 14 days, as year-month-day. The same in every language.'),
    sentiment: z
      .strictObject(shares)
      .refine(...sumsTo100('positive, neutral and negative add up to 100'))
      .array()
      .length(13)
      .describe('The first 13 days, in percent. The last day is calculated from the districts.'),
    engagement: percent()
      .array()
      .min(1)
      .max(23)
      .describe(
        'Share of active people in each full hour since 0:00, in percent. The hour after these is calculated from the districts.',
      ),
    channels: z
      .strictObject({ name: line(40), reach: z.int().min(0) })
      .array()
      .min(2)
      .max(8)
      .describe('Number of people reached today.'),
    regions: z
      .strictObject({
        name: line(40),
        weight: percent().describe(
          'Share of the total population of all districts, in percent. All shares add up to 100.',
        ),
        ...shares,
        engagement: percent(),
        sessions: z.int().min(0).describe('Number of open AR sessions.'),
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
