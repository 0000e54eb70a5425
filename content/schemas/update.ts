import { z } from 'zod'
import { type DocumentOf, defineDocument } from './define.ts'
import { line, link, paragraph, publication } from './fields.ts'

/** How new an update is. */
export const badges = ['new', 'updated', 'enhanced'] as const

/** One update on What’s New. The body describes what it means for users. */
export const update = defineDocument('Update', {
  about: 'One update on What’s New. The body describes what it means for users.',
  files: 'updates/*.mdx',
  format: 'mdx',
  fields: {
    ...publication(),
    title: line(80),
    description: paragraph(260),
    date: z.iso.date().describe('Use quotes, because YAML changes a bare date: "2024-03-18".'),
    category: line(40),
    badge: z.enum(badges),
    link: link().describe('Where to see the change.'),
  },
})

export type Update = DocumentOf<typeof update>
