import { z } from 'zod'
import { industryIds } from '../../src/site/industries.ts'
import { type DocumentOf, defineDocument } from './define.ts'
import { line, link, loop, paragraph, picture, publication, seo } from './fields.ts'

const point = () => z.strictObject({ title: line(60), text: paragraph(240) })

/** One solution, or the group of an industry; the body says in prose what it does. */
export const solution = defineDocument('Solution', {
  files: 'solutions/*.mdx',
  format: 'mdx',
  fields: {
    ...publication(),
    seo: seo(),
    /** The short name, on tabs and in lists. */
    name: line(40),
    /** Its place among the tabs of its first industry, from 1; without one it stands by itself. */
    tab: z.int().min(1).max(9).optional(),
    title: line(70),
    intro: line(220),
    /** Whom it is for; the first one's pages are where its links lead. */
    industries: z.enum(industryIds).array().min(1),
    /** A loop where there is one, else a picture. */
    loop: loop().optional(),
    picture: picture().optional(),
    /** The tool that shows the solution at work, and what the visitor does there. */
    tool: z.strictObject({ title: line(60), text: paragraph(240), link: link() }),
    /** Figures that hold for everybody: sizes, limits, counts. */
    figures: z
      .strictObject({ value: line(16), label: line(60) })
      .array()
      .length(3),
    features: point().array().length(6),
    benefits: point().array().length(3),
    users: z
      .strictObject({ who: line(60), text: paragraph(200) })
      .array()
      .length(3),
    steps: point().array().length(4),
    /** What has to be there, and how much of it. */
    needs: z
      .strictObject({ name: line(40), value: line(120) })
      .array()
      .min(3)
      .max(5),
    /** What it does not do, said plainly. */
    limits: line(220).array().min(2).max(4),
    callToAction: z.strictObject({
      title: line(80),
      text: paragraph(300),
      primary: link(),
      secondary: link(),
    }),
  },
})

export type Solution = DocumentOf<typeof solution>
