import type { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, link, paragraph, seo } from './fields.ts'

/** What is shown without a connection, in place of a page that was never visited. */
export const offline = defineDocument('Offline', {
  about: 'What is shown without a connection, in place of a page that was never visited.',
  files: 'pages/offline.json',
  format: 'data',
  fields: {
    seo: seo(),
    eyebrow: line(60),
    title: line(80),
    text: paragraph(),
    tryAgain: line(30).describe('The button that asks for the page once more.'),
    home: link(),
  },
})

export type Offline = z.infer<typeof offline.schema>
