import { z } from 'zod'
import { roomIds } from '../../src/pages/government-services/model/rooms.ts'
import { defineDocument } from './define.ts'
import { line, paragraph, seo } from './fields.ts'
import { sections } from './sections.ts'

/** The page of the government services portal: nine rooms round a hall. */
export const governmentServices = defineDocument('GovernmentServices', {
  about: 'The page of the government services portal: nine rooms round a hall.',
  files: 'pages/government-services.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections('plan'),
    plan: z.strictObject({
      title: line(80),
      text: paragraph(300),
      hall: line(30).describe('The hall in the middle, where ways begin.'),
      entrance: line(30),
      choose: line(60),
      forWhom: line(20).describe('Before whom a room is for.'),
      step: line(20).describe('{{step}} of the way that is shown.'),
      chosen: line(120).describe('{{way}} and its {{rooms}}, for screen readers.'),
      clear: line(40),
    }),
    rooms: z
      .strictObject({
        id: z.enum(roomIds),
        title: line(60),
        text: paragraph(200),
        audience: line(90),
      })
      .array()
      .length(9),
    ways: z
      .strictObject({
        id: z.string().regex(/^[a-z-]+$/),
        label: line(40),
        rooms: z.enum(roomIds).array().min(2),
      })
      .array()
      .length(4)
      .describe('Who comes, and the rooms that they go through.'),
  },
})

export type GovernmentServices = z.infer<typeof governmentServices.schema>
