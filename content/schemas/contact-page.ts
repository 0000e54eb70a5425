import { z } from 'zod'
import { services } from '../../src/contract/contact.ts'
import { defineDocument } from './define.ts'
import { line, paragraph, seo } from './fields.ts'

const field = line(40)

/** The contact page; what it says of the company itself is in `company.json`. */
export const contactPage = defineDocument('ContactPage', {
  files: 'pages/contact.json',
  format: 'data',
  fields: {
    seo: seo(),
    eyebrow: line(40),
    title: line(80),
    text: paragraph(300),
    /** The promise as a dimension line: from one end to the other, and the figure on it. */
    reply: z.strictObject({ from: line(40), to: line(40), measure: line(40) }),
    cards: z.strictObject({
      title: line(60),
      address: line(40),
      phone: line(40),
      email: line(40),
      hours: line(40),
    }),
    form: z.strictObject({
      title: line(60),
      text: paragraph(240),
      name: field,
      email: field,
      service: field,
      servicePlaceholder: field,
      services: z
        .strictObject({ id: z.enum(services), label: line(60) })
        .array()
        .length(services.length),
      message: field,
      /** What could stand there, in the empty field. */
      messageExample: line(160),
      /** `{{count}}` of `{{most}}` signs are written. */
      messageLength: line(40),
      send: line(40),
      sending: line(40),
      /** What becomes of the message. */
      privacy: line(200),
      /** Where scripts are off; `{{email}}` is the address. */
      withoutScripts: line(200),
      /** By the codes of `src/contract/contact.ts`. */
      errors: z.strictObject({
        nameShort: line(90),
        nameLong: line(90),
        email: line(90),
        service: line(90),
        messageShort: line(90),
        messageLong: line(90),
      }),
    }),
    sent: line(120),
    failed: z.strictObject({ title: line(60), text: line(120) }),
    /** Too many messages from one address within a few minutes. */
    tooMany: z.strictObject({ title: line(60), text: line(160) }),
    direct: z.strictObject({
      title: line(60),
      text: line(200),
      cards: z
        .strictObject({
          /** Which address of `company.json`. */
          to: z.enum(['sales', 'support', 'general']),
          title: line(40),
          text: line(160),
        })
        .array()
        .length(3),
    }),
    social: z.strictObject({ title: line(60) }),
    map: z.strictObject({
      title: line(60),
      text: paragraph(240),
      place: line(60),
      alt: line(160),
      load: line(40),
      notice: line(160),
      frame: line(90),
      directions: line(40),
    }),
    consultation: z.strictObject({
      title: line(80),
      text: paragraph(300),
      action: line(60),
      /** What happens, step by step. */
      steps: z
        .strictObject({ title: line(60), text: line(160) })
        .array()
        .length(3),
    }),
  },
})

export type ContactPage = z.infer<typeof contactPage.schema>
