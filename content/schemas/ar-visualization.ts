import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, paragraph, seo } from './fields.ts'
import { sections } from './sections.ts'

/** The AR Visualization page with the hologram. The hologram’s own texts are in `ui/hologram.json`. */
export const arVisualization = defineDocument('ArVisualization', {
  about:
    'The AR Visualization page with the hologram. The hologram’s own texts are in `ui/hologram.json`.',
  files: 'pages/ar-visualization.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections('stage'),
    stage: z.strictObject({ title: line(80), text: paragraph(300) }),
  },
})

export type ArVisualization = z.infer<typeof arVisualization.schema>
