import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, link, paragraph, picture, seo } from './fields.ts'
import { sections } from './sections.ts'

/** The eight core categories, as a campaign's weeks name them. */
export const politicalCategoryIds = [
  'campaign-management',
  'voter-engagement',
  'ar-visualization',
  'real-time-analytics',
  'location-services',
  'communication',
  'government-services',
  'interactive-features',
] as const

const category = {
  id: z.enum(politicalCategoryIds),
  title: line(60),
  text: line(200),
  link: link(),
}

/** The Political AR page: the solutions, and when a campaign uses them. */
export const politicalAr = defineDocument('PoliticalAr', {
  about: 'The Political AR page: the solutions, and when a campaign uses them.',
  files: 'pages/political-ar.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections('intro', 'core', 'more', 'weeks'),
    eyebrow: line(60),
    title: line(80),
    text: paragraph(300),
    picture: picture(),
    total: line(90).describe(
      'Totals, with {{features}} and {{categories}}. Both are counted automatically.',
    ),
    count: line(40).describe('Number of features in a category, with {{count}}.'),
    core: z.strictObject({
      title: line(80),
      text: paragraph(300),
      categories: z
        .strictObject({
          ...category,
          features: z
            .strictObject({ name: line(60), text: line(120) })
            .array()
            .length(9),
        })
        .array()
        .length(4)
        .describe(
          'The four categories whose features are also on the home page, in the same order, each with a description.',
        ),
    }),
    more: z.strictObject({
      title: line(80),
      text: paragraph(300),
      categories: z
        .strictObject({ ...category, features: line(60).array().min(9) })
        .array()
        .length(4),
    }),
    weeks: z.strictObject({
      title: line(80),
      text: paragraph(320),
      measure: line(40).describe('The length on the line above the weeks.'),
      chart: line(90),
      inUse: line(80).describe('For screen readers: the {{phases}} in which a category is used.'),
      phases: z
        .strictObject({
          weeks: line(16).describe('The label above the column, such as `12–11`.'),
          title: line(40),
          text: paragraph(240),
          categories: z.enum(politicalCategoryIds).array().min(1),
        })
        .array()
        .length(6),
    }),
  },
})

export type PoliticalAr = z.infer<typeof politicalAr.schema>
