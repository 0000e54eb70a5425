import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, link, paragraph, seo } from './fields.ts'
import { sections } from './sections.ts'

/** What a device is asked for when it is checked. */
export const probedIds = ['webgl', 'camera', 'motion', 'session', 'quickLook'] as const

const source = z.strictObject({ label: line(80), href: z.url({ protocol: /^https$/ }) })

/** The AR Features page: what each device’s browser supports, and which tools use it. */
export const arFeatures = defineDocument('ArFeatures', {
  about: 'The AR Features page: what each device’s browser supports, and which tools use it.',
  files: 'pages/ar-features.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections('check', 'features', 'support'),
    check: z.strictObject({
      title: line(60),
      text: paragraph(300),
      button: line(40),
      again: line(40),
      waiting: line(60),
      probed: z
        .strictObject({ id: z.enum(probedIds), name: line(60), text: line(120) })
        .array()
        .length(probedIds.length),
      yes: line(20),
      no: line(20),
      verdicts: z
        .strictObject({ session: line(200), quickLook: line(200), none: line(200) })
        .describe('What the results mean, in one sentence each.'),
    }),
    features: z.strictObject({
      title: line(80),
      text: paragraph(300),
      rows: z
        .strictObject({
          term: line(40).describe('The name of the feature in the standard.'),
          title: line(60),
          text: paragraph(300),
          without: line(160),
          link: link(),
        })
        .array()
        .length(6),
      withoutLabel: line(40),
    }),
    support: z
      .strictObject({
        title: line(80),
        text: paragraph(400),
        feature: line(40).describe(
          'Label of the table’s first column, and of the table itself when it scrolls.',
        ),
        scroll: line(90),
        devices: line(60).array().length(5),
        rows: z
          .strictObject({
            name: line(60),
            cells: z
              .strictObject({ state: z.enum(['yes', 'part', 'no']), note: line(60) })
              .array()
              .length(5),
          })
          .array()
          .length(6),
        states: z.strictObject({ yes: line(20), part: line(20), no: line(20) }),
        sourcesTitle: line(40),
        sources: source.array().min(3),
      })
      .describe('The table of what each device supports.'),
  },
})

export type ArFeatures = z.infer<typeof arFeatures.schema>
