import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, link, pageLink } from './fields.ts'

/** The menu entries in the header, in order. An entry with `children` opens a submenu. */
export const navigation = defineDocument('Navigation', {
  about: 'The menu entries in the header, in order. An entry with `children` opens a submenu.',
  files: 'navigation.json',
  format: 'data',
  fields: {
    items: z
      .strictObject({
        label: line(40),
        href: pageLink(),
        children: link()
          .extend({ description: line(120) })
          .array()
          .min(1)
          .optional(),
      })
      .array()
      .min(1),
  },
})

export type Navigation = z.infer<typeof navigation.schema>
