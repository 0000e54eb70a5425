import { z } from 'zod'
import { industryIds } from '../../src/site/industries.ts'
import { defineDocument } from './define.ts'
import { line, paragraph } from './fields.ts'
import { sections } from './sections.ts'

/** What stands round the industry that is shown: the tabs and the headings. */
export const industriesPage = defineDocument('IndustriesPage', {
  about: 'What stands round the industry that is shown: the tabs and the headings.',
  files: 'pages/industries.json',
  format: 'data',
  fields: {
    sections: sections('intro', 'body', 'benefits', 'features', 'useCases', 'solutions'),
    eyebrow: line(40),
    tabsLabel: line(60).describe('Names the row of tabs for screen readers.'),
    tabs: z
      .strictObject({ id: z.enum(industryIds), label: line(40) })
      .array()
      .length(3),
    benefitsTitle: line(60),
    targetsTitle: line(60),
    targetsNote: paragraph(240).describe('Says that the targets are goals and not results.'),
    featuresTitle: line(60),
    useCasesTitle: line(60),
    solutionsTitle: line(60),
  },
})

export type IndustriesPage = z.infer<typeof industriesPage.schema>
