import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line } from './fields.ts'

const tone = () => z.strictObject({ name: line(40), hex: z.string().regex(/^#[0-9A-F]{6}$/) })

/** What stands in a room; the same in every language, as `assets/styles/kits.json` has it. */
const room = () =>
  z
    .strictObject({
      piece: z
        .string()
        .regex(/^[a-z0-9-]+$/)
        .describe('The id of a piece in `furniture.json`.'),
      variant: z
        .string()
        .regex(/^[a-z0-9-]+$/)
        .optional()
        .describe('The id of its color. Leave it out if there’s only one.'),
      count: z.int().min(1).max(12),
    })
    .array()
    .min(3)

/** The staging styles, and the pieces in each. */
export const stagingStyles = defineDocument('StagingStyles', {
  about: 'The staging styles, and the pieces in each.',
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
        description: line(160).describe('One sentence about the style.'),
        alt: line(220).describe('What the preview shows.'),
        palette: z.strictObject({
          wall: tone(),
          textile: tone(),
          wood: tone(),
          metal: tone(),
          accent: tone(),
        }),
        rooms: z.strictObject({
          'living-room': room(),
          bedroom: room(),
          'dining-room': room(),
          office: room(),
        }),
      })
      .array()
      .length(6),
  },
})

export type StagingStyles = z.infer<typeof stagingStyles.schema>
