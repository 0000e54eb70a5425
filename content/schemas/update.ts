import { z } from 'zod'
import { type DocumentOf, defineDocument } from './define.ts'
import { line, link, paragraph, publication } from './fields.ts'

/** How new an update is. */
export const badges = ['new', 'updated', 'enhanced'] as const

/** Something that has changed; the body says what it means for those who use it. */
export const update = defineDocument('Update', {
  about: 'Something that has changed; the body says what it means for those who use it.',
  files: 'updates/*.mdx',
  format: 'mdx',
  fields: {
    ...publication(),
    title: line(80),
    description: paragraph(260),
    date: z.iso
      .date()
      .describe('In quotes, since YAML makes something else of a bare date: "2024-03-18".'),
    category: line(40),
    badge: z.enum(badges),
    link: link().describe('Where it can be seen.'),
  },
})

export type Update = DocumentOf<typeof update>
