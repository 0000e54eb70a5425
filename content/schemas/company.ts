import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line } from './fields.ts'

const degrees = (limit: number) => z.number().min(-limit).max(limit)

/** The company: its address, its hours and how to reach it. */
export const company = defineDocument('Company', {
  about: 'The company: its address, its hours and how to reach it.',
  files: 'company.json',
  format: 'data',
  fields: {
    address: line(60)
      .array()
      .min(2)
      .max(4)
      .describe('The address as on an envelope, one entry per line.'),
    place: z
      .strictObject({ latitude: degrees(90), longitude: degrees(180) })
      .describe('Location of the entrance, for the map and for directions.'),
    phone: z.strictObject({
      label: line(30),
      number: z
        .string()
        .regex(/^\+\d{7,15}$/, '+ and 7 to 15 digits, without spaces')
        .describe('The number as a phone dials it, such as `+12125550142`.'),
    }),
    email: z.strictObject({
      general: z.email(),
      sales: z.email(),
      support: z.email().describe('For customer support.'),
    }),
    hours: line(40)
      .array()
      .min(1)
      .describe('The hours as visitors read them, one line for each kind of day.'),
    openingHours: z
      .string()
      .regex(/^[A-Z][a-z](-[A-Z][a-z])? \d\d:\d\d-\d\d:\d\d$/)
      .array()
      .min(1)
      .describe('The same hours for search engines, in schema.org format: `Mo-Fr 09:00-18:00`.'),
    social: z
      .strictObject({
        label: line(40),
        name: line(40).describe('The company’s name on that site.'),
        href: z.url({ protocol: /^https$/ }),
      })
      .array()
      .length(4),
  },
})

export type Company = z.infer<typeof company.schema>
