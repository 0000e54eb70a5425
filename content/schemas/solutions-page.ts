import { z } from 'zod'
import { industryIds } from '../../src/site/industries.ts'
import { defineDocument } from './define.ts'
import { line, link, pageLink, paragraph, picture, seo } from './fields.ts'
import { sections } from './sections.ts'

/** A solution in a list; its id is the place that other pages link to: `/solutions#virtual-labs`. */
const entry = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  label: line(60),
  text: paragraph(200),
  measure: line(40),
  href: pageLink(),
})

/** The Solutions page: all solutions, by industry. */
export const solutionsPage = defineDocument('SolutionsPage', {
  about: 'The Solutions page: all solutions, by industry.',
  files: 'pages/solutions.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections('intro', 'groups', 'back'),
    eyebrow: line(40),
    title: line(80),
    text: paragraph(300),
    indexLabel: line(60).describe('Label of the links to the groups, for screen readers.'),
    count: line(40).describe('Number of solutions in a group, with {{count}}.'),
    groups: z
      .strictObject({
        id: z.enum(industryIds),
        name: line(40),
        title: line(80),
        text: paragraph(300),
        picture: picture(),
        entries: entry.array().min(3).max(6),
        links: link()
          .array()
          .min(2)
          .max(3)
          .describe('Links to the group’s tabs, its industry and related pages.'),
      })
      .array()
      .length(3),
    back: link().describe('Link back to the top of the page.'),
  },
})

export type SolutionsPage = z.infer<typeof solutionsPage.schema>
