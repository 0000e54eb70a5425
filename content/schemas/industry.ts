import { z } from 'zod'
import { type DocumentOf, defineDocument } from './define.ts'
import { line, link, pageLink, paragraph, picture, seo } from './fields.ts'

/** One of the three industries. The body describes what changes for the people who work in it. */
export const industry = defineDocument('Industry', {
  about:
    'One of the three industries. The body describes what changes for the people who work in it.',
  files: 'industries/*.mdx',
  format: 'mdx',
  fields: {
    seo: seo(),
    title: line(80),
    intro: line(200),
    description: paragraph(600),
    picture: picture(),
    pictureLink: z
      .strictObject({ label: line(60), href: pageLink() })
      .describe('Where the brackets around the picture link to.'),
    benefits: z
      .strictObject({ title: line(60), text: paragraph(240) })
      .array()
      .min(3)
      .max(6),
    targets: z
      .strictObject({ value: line(20), label: line(120) })
      .array()
      .max(4)
      .optional()
      .describe('Figures that a project aims for. Never present them as results.'),
    keyFeatures: line(120).array().optional(),
    useCases: z
      .strictObject({ title: line(80), text: paragraph(300) })
      .array()
      .optional(),
    solutions: link()
      .extend({ text: line(160) })
      .array()
      .min(1),
  },
})

export type Industry = DocumentOf<typeof industry>
