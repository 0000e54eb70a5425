import { z } from 'zod'
import { type DocumentOf, defineDocument } from './define.ts'
import { line, paragraph, seo } from './fields.ts'
import { sections } from './sections.ts'

/** One thing that the site keeps in local storage, or in a database. */
const kept = z.strictObject({
  key: z.enum(['user', 'theme', 'lesson-*', 'tours', 'realia-rooms', 'realia-staging']),
  text: line(160),
})

/** Privacy and terms. The body is the full text, and the front matter is the summary. */
export const legal = defineDocument('Legal', {
  about: 'Privacy and terms. The body is the full text, and the front matter is the summary.',
  files: 'legal/*.mdx',
  format: 'mdx',
  fields: {
    seo: seo(),
    sections: sections('intro', 'stored', 'text'),
    eyebrow: line(40),
    title: line(60),
    intro: paragraph(320),
    updated: z.iso.date().describe('Use quotes: "2024-03-18".'),
    updatedLabel: line(60).describe('Contains {{date}}.'),
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
        removed: line(90).describe('Shown when it’s done.'),
      })
      .optional()
      .describe('What the site has stored in the visitor’s browser.'),
  },
})

export type Legal = DocumentOf<typeof legal>
