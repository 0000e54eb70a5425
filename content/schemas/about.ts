import type { z } from 'zod'
import { defineDocument } from './define.ts'
import { seo } from './fields.ts'
import { sections } from './sections.ts'

/** Who the company is, what it values, and how its pictures and tools are made. */
export const about = defineDocument('About', {
  about: 'Who the company is, what it values, and how its pictures and tools are made.',
  files: 'pages/about.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections(),
  },
})

export type About = z.infer<typeof about.schema>
