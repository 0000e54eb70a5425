import { z } from 'zod'
import { industryIds } from '../../src/site/industries.ts'
import { defineDocument } from './define.ts'
import { line, paragraph } from './fields.ts'
import { sections } from './sections.ts'

/** Texts that all industry pages share: the tabs and the headings. */
export const industriesPage = defineDocument('IndustriesPage', {
  about: 'Texts that all industry pages share: the tabs and the headings.',
  files: 'pages/industries.json',
  format: 'data',
  fields: {
    sections: sections('intro', 'body', 'benefits', 'features', 'useCases', 'solutions'),
    eyebrow: line(40),
    tabsLabel: line(60).describe('Label of the tabs for screen readers.'),
    tabs: z
      .strictObject({ id: z.enum(industryIds), label: line(40) })
      .array()
      .length(3),
    benefitsTitle: line(60),
    targetsTitle: line(60),
    targetsNote: paragraph(240).describe('Explains that the targets are goals, not results.'),
    featuresTitle: line(60),
    useCasesTitle: line(60),
    solutionsTitle: line(60),
  },
})

export type IndustriesPage = z.infer<typeof industriesPage.schema>
