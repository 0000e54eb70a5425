import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, paragraph, seo } from './fields.ts'
import { sections } from './sections.ts'

const part = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ title: line(80), text: paragraph(300), ...fields })

/** The Communication Features page: one evening at a town hall that people can also join remotely. */
export const communicationFeatures = defineDocument('CommunicationFeatures', {
  about:
    'The Communication Features page: one evening at a town hall that people can also join remotely.',
  files: 'pages/communication-features.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections('evening', 'reset'),
    hall: part({
      language: line(60),
      townHall: line(60),
      townHallText: line(160),
      join: line(40),
      leave: line(40),
      joined: line(90),
      left: line(90),
      leaders: line(60),
      online: line(20),
      busy: line(20),
      chat: line(60),
      you: line(20),
      message: line(40),
      send: line(20),
    }),
    questions: part({
      voteFor: line(60).describe('Contains {{question}}.'),
      answered: line(20),
      you: line(20),
      ask: line(60),
      placeholder: line(90),
      submit: line(20),
    }),
    meetup: part({
      participants: line(60),
      join: line(40),
      leave: line(40),
      left: line(90),
      upcoming: line(60),
      register: line(30),
      cancel: line(30),
      registered: line(60),
    }),
    preparation: part({
      poll: line(60),
      thanks: line(60),
      yours: line(30),
      lessons: line(60),
      start: line(30),
      continue: line(30),
      again: line(30),
      running: line(30),
      complete: line(60),
      progressOf: line(60).describe('Contains {{title}}, the lesson’s title.'),
    }),
    reset: z.strictObject({ label: line(40), done: line(90) }),
  },
})

export type CommunicationFeatures = z.infer<typeof communicationFeatures.schema>
