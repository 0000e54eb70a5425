import type { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, link, paragraph } from './fields.ts'

/** The brand, and texts for every page: the footer and the default title and description. */
export const siteSettings = defineDocument('SiteSettings', {
  about: 'The brand, and texts for every page: the footer and the default title and description.',
  files: 'site.json',
  format: 'data',
  fields: {
    brand: line(30).describe('The product’s name. It appears nowhere in the code.'),
    tagline: line(90),
    description: line(170),
    footer: paragraph(300),
    quickLinks: link().array().min(1),
    industries: line(60).array().min(1),
    features: line(60).array().min(1),
  },
})

export type SiteSettings = z.infer<typeof siteSettings.schema>
