import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, seo } from './fields.ts'
import { sections } from './sections.ts'
import { badges } from './update.ts'

/** The What’s New page: headings, badge names and what’s coming next. */
export const whatsNew = defineDocument('WhatsNew', {
  about: 'The What’s New page: headings, badge names and what’s coming next.',
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
