import type { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, link, paragraph, seo } from './fields.ts'

/** The page for addresses that don’t exist. */
export const notFound = defineDocument('NotFound', {
  about: 'The page for addresses that don’t exist.',
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
