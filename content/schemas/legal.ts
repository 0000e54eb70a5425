import { z } from 'zod'
import { type DocumentOf, defineDocument } from './define.ts'
import { line, paragraph, seo } from './fields.ts'
import { sections } from './sections.ts'

/** One thing that the site keeps in local storage, or in a database. */
const kept = z.strictObject({
  key: z.enum(['user', 'theme', 'lesson-*', 'tours', 'realia-rooms', 'realia-staging']),
  text: line(160),
})

/** Privacy and terms: the body is the text, the front matter what one should know at a glance. */
export const legal = defineDocument('Legal', {
  about:
    'Privacy and terms: the body is the text, the front matter what one should know at a glance.',
  files: 'legal/*.mdx',
  format: 'mdx',
  fields: {
    seo: seo(),
    sections: sections('intro', 'stored', 'text'),
    eyebrow: line(40),
    title: line(60),
    intro: paragraph(320),
    updated: z.iso.date().describe('In quotes: "2024-03-18".'),
    updatedLabel: line(60).describe('{{date}}.'),
    summary: z
      .strictObject({ title: line(60), text: line(200) })
      .array()
      .length(3),
    stored: z
      .strictObject({
        title: line(60),
        text: paragraph(240),
        keyColumn: line(40),
        purposeColumn: line(40),
        stateColumn: line(40),
        rows: kept.array().length(6),
        present: line(40),
        absent: line(40),
        remove: line(60),
        removed: line(90).describe('Said once it is done.'),
      })
      .optional()
      .describe("A look into the visitor's own browser."),
  },
})

export type Legal = DocumentOf<typeof legal>
