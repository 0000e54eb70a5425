import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line } from './fields.ts'

/** The styles that rooms are staged in; what each is made of is in `public/styles/manifest.json`. */
export const stagingStyles = defineDocument('StagingStyles', {
  files: 'staging-styles.json',
  format: 'data',
  fields: {
    styles: z
      .strictObject({
        id: z.enum([
          'modern-minimalist',
          'scandinavian',
          'industrial',
          'contemporary',
          'traditional',
          'bohemian',
        ]),
        name: line(40),
        /** One sentence. */
        description: line(160),
        /** What its preview shows. */
        alt: line(220),
      })
      .array()
      .length(6),
  },
})

export type StagingStyles = z.infer<typeof stagingStyles.schema>
