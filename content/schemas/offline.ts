import type { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, link, paragraph, seo } from './fields.ts'

/** Shown offline instead of a page that hasn’t been visited before. */
export const offline = defineDocument('Offline', {
  about: 'Shown offline instead of a page that hasn’t been visited before.',
  files: 'pages/offline.json',
  format: 'data',
  fields: {
    seo: seo(),
    eyebrow: line(60),
    title: line(80),
    text: paragraph(),
    tryAgain: line(30).describe('Label of the button that reloads the page.'),
    home: link(),
  },
})

export type Offline = z.infer<typeof offline.schema>
