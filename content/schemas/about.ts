import type { z } from 'zod'
import { defineDocument } from './define.ts'
import { seo } from './fields.ts'
import { sections } from './sections.ts'

/** The About page: who the company is, what it values, and how it makes its pictures and tools. */
export const about = defineDocument('About', {
  about:
    'The About page: who the company is, what it values, and how it makes its pictures and tools.',
  files: 'pages/about.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections(),
  },
})

export type About = z.infer<typeof about.schema>
