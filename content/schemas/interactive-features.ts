import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, paragraph, seo } from './fields.ts'
import { sections } from './sections.ts'

const part = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ title: line(80), text: paragraph(300), ...fields })

const gesture = () => z.strictObject({ name: line(30), message: line(120) })

const tool = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ title: line(60), text: line(200), start: line(40), ...fields })

/** The Interactive Features page. */
export const interactiveFeatures = defineDocument('InteractiveFeatures', {
  about: 'The Interactive Features page.',
  files: 'pages/interactive-features.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections('instruments', 'reset'),
    gestures: part({
      start: line(40),
      stop: line(40),
      off: line(60),
      waiting: line(60),
      note: line(160),
      list: line(60).describe('Label of the list of gestures for screen readers.'),
      thumbs_up: gesture(),
      thumbs_down: gesture(),
      wave: gesture(),
      point: gesture(),
      peace: gesture(),
    }),
    questions: part({
      up: line(60).describe('Contains {{question}}.'),
      down: line(60),
      answered: line(20),
      you: line(20),
      ask: line(60),
      placeholder: line(90),
      submit: line(20),
      sorted: line(60),
    }),
    places: part({
      plan: line(160).describe('Description of the map, with {{count}} places.'),
      north: line(4),
      type: line(30),
      allTypes: line(30),
      types: z.strictObject({
        park: line(30),
        culture: line(30),
        food: line(30),
        service: line(30),
      }),
      sort: line(30),
      distance: line(30),
      rating: line(30),
      name: line(30),
      ascending: line(60),
      descending: line(60),
      list: line(60),
      ratingOf: line(30).describe(
        'The rating, with {{rating}} and {{best}}, the highest one possible.',
      ),
      locationTitle: line(60),
      locationText: paragraph(300),
      locate: line(60),
      locating: line(60),
      located: line(160),
      forget: line(40),
      forgotten: line(90),
      denied: line(160),
      failed: line(160),
    }),
    meetup: part({
      join: line(40),
      leave: line(40),
      joined: line(60),
      left: line(90),
      seats: line(120).describe('Description of the seat drawing.'),
      empty: line(90),
    }),
    field: part({
      voice: tool({
        stop: line(40),
        on: line(60),
        off: line(60),
        note: line(160),
        commands: line(60).array().length(3),
      }),
      mapping: tool({ stop: line(40), visited: line(40), on: line(60), off: line(60) }),
      route: tool({ done: line(60), waiting: line(60), before: line(90), after: line(90) }),
    }),
    reset: z.strictObject({ label: line(40), done: line(90) }),
  },
})

export type InteractiveFeatures = z.infer<typeof interactiveFeatures.schema>
