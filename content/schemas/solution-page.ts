import { z } from 'zod'
import { industryIds } from '../../src/site/industries.ts'
import { defineDocument } from './define.ts'
import { line, link, paragraph, seo } from './fields.ts'
import { sections } from './sections.ts'

/** The sections of a solution: each part is filled by the solution's own document. */
export const solutionSections = () =>
  sections(
    'intro',
    'stage',
    'features',
    'benefits',
    'group',
    'body',
    'steps',
    'needs',
    'callToAction',
  )

/** Texts that all solution pages share: the tabs and the headings. */
export const solutionPage = defineDocument('SolutionPage', {
  about: 'Texts that all solution pages share: the tabs and the headings.',
  files: 'pages/solution.json',
  format: 'data',
  fields: {
    sections: solutionSections().describe(
      'The order of sections for all solutions. To make one different, add sections to its own file.',
    ),
    all: link(),
    tabsLabel: line(60).describe('Label of the tabs for screen readers, with {{industry}}.'),
    industries: z.record(z.enum(industryIds), line(40)),
    groupTitle: line(80),
    featuresTitle: line(60),
    benefitsTitle: line(60),
    usersTitle: line(60),
    stepsTitle: line(60),
    needsTitle: line(60),
    limitsTitle: line(60),
    unknown: z
      .strictObject({
        seo: seo(),
        eyebrow: line(60),
        title: line(60),
        text: paragraph(240),
        links: link().array().length(3),
      })
      .describe('Shown for addresses that don’t match a solution.'),
  },
})

export type SolutionPage = z.infer<typeof solutionPage.schema>
