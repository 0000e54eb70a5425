import { z } from 'zod'
import { services } from '../../src/contract/contact.ts'
import { defineDocument } from './define.ts'
import { line, paragraph, seo } from './fields.ts'
import { sections } from './sections.ts'

const field = line(40)

/** The Contact page. The company’s own details are in `company.json`. */
export const contactPage = defineDocument('ContactPage', {
  about: 'The Contact page. The company’s own details are in `company.json`.',
  files: 'pages/contact.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections('ways', 'form', 'map', 'consultation'),
    eyebrow: line(40),
    title: line(80),
    text: paragraph(300),
    reply: z
      .strictObject({ from: line(40), to: line(40), measure: line(40) })
      .describe(
        'Our promised response time, drawn as a dimension line: the labels at both ends and the figure on it.',
      ),
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
      messageExample: line(160).describe('An example, shown in the empty field.'),
      messageLength: line(40).describe(
        'Length of the text, with {{count}} and {{most}} characters.',
      ),
      send: line(40),
      sending: line(40),
      privacy: line(200).describe('What happens to the message.'),
      withoutScripts: line(200).describe('Shown when JavaScript is off. {{email}} is the address.'),
      errors: z
        .strictObject({
          nameShort: line(90),
          nameLong: line(90),
          email: line(90),
          service: line(90),
          messageShort: line(90),
          messageLong: line(90),
        })
        .describe('One message for each error code in `src/contract/contact.ts`.'),
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
          to: z
            .enum(['sales', 'support', 'general'])
            .describe('Which address in `company.json` to use.'),
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
      steps: z
        .strictObject({ title: line(60), text: line(160) })
        .array()
        .length(3)
        .describe('What happens next, step by step.'),
    }),
  },
})

export type ContactPage = z.infer<typeof contactPage.schema>
