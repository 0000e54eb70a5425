import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, link, pageLink, paragraph, picture, seo } from './fields.ts'

const point = () => z.strictObject({ title: line(60), text: paragraph(300) })

/** The page of the hologram stage; the words of the stage itself are in `ui/hologram.json`. */
export const arVisualization = defineDocument('ArVisualization', {
  about: 'The page of the hologram stage; the words of the stage itself are in `ui/hologram.json`.',
  files: 'pages/ar-visualization.json',
  format: 'data',
  fields: {
    seo: seo(),
    eyebrow: line(60),
    title: line(60),
    subtitle: paragraph(240),
    stage: z.strictObject({ title: line(80), text: paragraph(300) }),
    does: z.strictObject({
      title: line(80),
      text: paragraph(300),
      points: point().array().length(6),
    }),
    users: z.strictObject({
      title: line(80),
      picture: picture(),
      pictureLink: z.strictObject({ label: line(60), href: pageLink() }),
      points: point().array().length(3),
    }),
    steps: z.strictObject({
      title: line(80),
      text: paragraph(240),
      measure: line(60).describe('Stands on the dimension line over the steps.'),
      points: point().array().length(4),
    }),
    needs: z.strictObject({ title: line(60), points: line(200).array().min(3).max(6) }),
    limits: z.strictObject({ title: line(60), points: line(200).array().min(3).max(6) }),
    callToAction: z.strictObject({
      title: line(80),
      text: paragraph(300),
      primary: link(),
      secondary: link(),
    }),
  },
})

export type ArVisualization = z.infer<typeof arVisualization.schema>
