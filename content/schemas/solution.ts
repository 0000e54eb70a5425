import { z } from 'zod'
import { industryIds } from '../../src/site/industries.ts'
import { type DocumentOf, defineDocument } from './define.ts'
import { line, link, loop, paragraph, picture, publication, seo } from './fields.ts'
import { solutionSections } from './solution-page.ts'

const point = () => z.strictObject({ title: line(60), text: paragraph(240) })

/** One solution, or the group of an industry; the body says in prose what it does. */
export const solution = defineDocument('Solution', {
  about: 'One solution, or the group of an industry; the body says in prose what it does.',
  files: 'solutions/*.mdx',
  format: 'mdx',
  fields: {
    ...publication(),
    seo: seo(),
    sections: solutionSections()
      .optional()
      .describe('Only where this solution shall not have the order of all (pages/solution.json).'),
    name: line(40).describe('The short name, on tabs and in lists.'),
    tab: z
      .int()
      .min(1)
      .max(9)
      .optional()
      .describe(
        'Its place among the tabs of its first industry, from 1; without one it stands by itself.',
      ),
    title: line(70),
    intro: line(220),
    industries: z
      .enum(industryIds)
      .array()
      .min(1)
      .describe("Whom it is for; the first one's pages are where its links lead."),
    loop: loop().optional().describe('A loop where there is one, else a picture.'),
    picture: picture().optional(),
    tool: z
      .strictObject({ title: line(60), text: paragraph(240), link: link() })
      .describe('The tool that shows the solution at work, and what the visitor does there.'),
    figures: z
      .strictObject({ value: line(16), label: line(60) })
      .array()
      .length(3)
      .describe('Figures that hold for everybody: sizes, limits, counts.'),
    features: point().array().length(6),
    benefits: point().array().length(3),
    users: z
      .strictObject({ who: line(60), text: paragraph(200) })
      .array()
      .length(3),
    steps: point().array().length(4),
    needs: z
      .strictObject({ name: line(40), value: line(120) })
      .array()
      .min(3)
      .max(5)
      .describe('What has to be there, and how much of it.'),
    limits: line(220).array().min(2).max(4).describe('What it does not do, said plainly.'),
    callToAction: z.strictObject({
      title: line(80),
      text: paragraph(300),
      primary: link(),
      secondary: link(),
    }),
  },
})

export type Solution = DocumentOf<typeof solution>
