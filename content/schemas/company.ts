import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line } from './fields.ts'

const degrees = (limit: number) => z.number().min(-limit).max(limit)

/** The company: where it is, when it answers, and by which ways it can be reached. */
export const company = defineDocument('Company', {
  about: 'The company: where it is, when it answers, and by which ways it can be reached.',
  files: 'company.json',
  format: 'data',
  fields: {
    address: line(60).array().min(2).max(4).describe('As on an envelope, a line each.'),
    place: z
      .strictObject({ latitude: degrees(90), longitude: degrees(180) })
      .describe('The door, for the map and for directions.'),
    phone: z.strictObject({
      label: line(30),
      number: z
        .string()
        .regex(/^\+\d{7,15}$/, 'is + and 7 to 15 digits, without blanks')
        .describe('As a telephone dials it: `+12125550142`.'),
    }),
    email: z.strictObject({ general: z.email(), sales: z.email(), support: z.email() }),
    hours: line(40).array().min(1).describe('As visitors read them, a line for each kind of day.'),
    openingHours: z
      .string()
      .regex(/^[A-Z][a-z](-[A-Z][a-z])? \d\d:\d\d-\d\d:\d\d$/)
      .array()
      .min(1)
      .describe('The same for machines, as schema.org writes them: `Mo-Fr 09:00-18:00`.'),
    social: z
      .strictObject({
        label: line(40),
        name: line(40).describe("The company's name there."),
        href: z.url({ protocol: /^https$/ }),
      })
      .array()
      .length(4),
  },
})

export type Company = z.infer<typeof company.schema>
