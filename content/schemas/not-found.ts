import type { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, link, paragraph, seo } from './fields.ts'

/** What is shown where there is no page. */
export const notFound = defineDocument('NotFound', {
  about: 'What is shown where there is no page.',
  files: 'pages/not-found.json',
  format: 'data',
  fields: {
    seo: seo(),
    eyebrow: line(60),
    title: line(80),
    text: paragraph(),
    links: link().array().min(1),
  },
})

export type NotFound = z.infer<typeof notFound.schema>
