import { z } from 'zod'
import { industryIds } from '../../src/site/industries.ts'
import { type DocumentOf, defineDocument } from './define.ts'
import { line, link, loop, paragraph, picture, publication, seo } from './fields.ts'
import { solutionSections } from './solution-page.ts'

const point = () => z.strictObject({ title: line(60), text: paragraph(240) })

/** One solution, or the overview of an industry’s solutions. The body describes what it does. */
export const solution = defineDocument('Solution', {
  about:
    'One solution, or the overview of an industry’s solutions. The body describes what it does.',
  files: 'solutions/*.mdx',
  format: 'mdx',
  fields: {
    ...publication(),
    seo: seo(),
    sections: solutionSections()
      .optional()
      .describe('Only if this solution needs a different order from pages/solution.json.'),
    name: line(40).describe('The short name for tabs and lists.'),
    tab: z
      .int()
      .min(1)
      .max(9)
      .optional()
      .describe(
        'Its position in the tabs of its first industry, starting at 1. Without it, the solution gets no tab.',
      ),
    title: line(70),
    intro: line(220),
    industries: z
      .enum(industryIds)
      .array()
      .min(1)
      .describe('The industries it’s for. Its links lead to pages of the first one.'),
    loop: loop().optional().describe('The loop. If there is none, use a picture.'),
    picture: picture().optional(),
    tool: z
      .strictObject({ title: line(60), text: paragraph(240), link: link() })
      .describe('The tool that demonstrates the solution, and what visitors do there.'),
    figures: z
      .strictObject({ value: line(16), label: line(60) })
      .array()
      .length(3)
      .describe('Figures that apply to everyone: sizes, limits, counts.'),
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
      .describe('What’s required, and how much of it.'),
    limits: line(220).array().min(2).max(4).describe('What it doesn’t do, in plain words.'),
    callToAction: z.strictObject({
      title: line(80),
      text: paragraph(300),
      primary: link(),
      secondary: link(),
    }),
  },
})

export type Solution = DocumentOf<typeof solution>
