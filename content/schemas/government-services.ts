import { z } from 'zod'
import { roomIds } from '../../src/pages/government-services/model/rooms.ts'
import { defineDocument } from './define.ts'
import { line, paragraph, seo } from './fields.ts'
import { sections } from './sections.ts'

/** The Government Services page: nine rooms around a hall. */
export const governmentServices = defineDocument('GovernmentServices', {
  about: 'The Government Services page: nine rooms around a hall.',
  files: 'pages/government-services.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections('plan'),
    plan: z.strictObject({
      title: line(80),
      text: paragraph(300),
      hall: line(30).describe('The hall in the middle, where routes start.'),
      entrance: line(30),
      choose: line(60),
      forWhom: line(20).describe('Label in front of a room’s audience.'),
      step: line(20).describe('Step of the selected route, with {{step}}.'),
      chosen: line(120).describe(
        'The selected route for screen readers, with {{way}} and its {{rooms}}.',
      ),
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
      .describe('Why people come, and the rooms on their route.'),
  },
})

export type GovernmentServices = z.infer<typeof governmentServices.schema>
