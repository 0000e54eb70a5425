import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, seo } from './fields.ts'
import { sections } from './sections.ts'
import { badges } from './update.ts'

/** What stands round the updates: headings, the names of their badges, and what comes next. */
export const whatsNew = defineDocument('WhatsNew', {
  about: 'What stands round the updates: headings, the names of their badges, and what comes next.',
  files: 'pages/whats-new.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections('updates'),
    recentTitle: line(60),
    badges: z.strictObject(
      Object.fromEntries(badges.map((badge) => [badge, line(20)])) as Record<
        (typeof badges)[number],
        ReturnType<typeof line>
      >,
    ),
  },
})

export type WhatsNew = z.infer<typeof whatsNew.schema>
