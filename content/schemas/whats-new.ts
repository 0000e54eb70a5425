import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, link, paragraph, picture, seo } from './fields.ts'
import { badges } from './update.ts'

/** What stands round the updates: headings, the names of their badges, and what comes next. */
export const whatsNew = defineDocument('WhatsNew', {
  about: 'What stands round the updates: headings, the names of their badges, and what comes next.',
  files: 'pages/whats-new.json',
  format: 'data',
  fields: {
    seo: seo(),
    eyebrow: line(40),
    title: line(60),
    text: paragraph(300),
    picture: picture(),
    recentTitle: line(60),
    badges: z.strictObject(
      Object.fromEntries(badges.map((badge) => [badge, line(20)])) as Record<
        (typeof badges)[number],
        ReturnType<typeof line>
      >,
    ),
    upcoming: z.strictObject({
      title: line(60),
      text: paragraph(240).describe('Says that these are plans.'),
      items: z
        .strictObject({ quarter: line(20), title: line(60), text: paragraph(240) })
        .array()
        .length(3),
    }),
    callToAction: z.strictObject({
      title: line(80),
      text: paragraph(300),
      primary: link(),
      secondary: link(),
    }),
  },
})

export type WhatsNew = z.infer<typeof whatsNew.schema>
