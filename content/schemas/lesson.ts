import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, paragraph, seo, spoken } from './fields.ts'

/** What code calls a thing by; the lesson's own test holds documents and code together. */
const id = () => z.string().regex(/^[a-z][a-zA-Z-]*$/, 'letters and hyphens')

const said = () =>
  spoken(40)
    .array()
    .max(6)
    .optional()
    .describe('Other names for typed and spoken commands. The name itself always works.')

const named = () => ({ id: id(), name: line(60), said: said() })

const words = () => z.strictObject({ id: id(), text: line(90) }).array()

/** A question with one right answer, counted from 0. */
const question = () => ({
  question: paragraph(300),
  options: line(140).array().min(2).max(4),
  right: z.number().int().min(0).max(3).describe('The correct option, counting from 0.'),
})

/** One lesson: its steps, the names of everything in it, its quiz and its teacher guide. */
export const lesson = defineDocument('Lesson', {
  about: 'One lesson: its steps, the names of everything in it, its quiz and its teacher guide.',
  files: 'lessons/*.json',
  format: 'data',
  fields: {
    seo: seo(),
    eyebrow: line(60),
    title: line(60),
    aim: paragraph(300).describe('What students will know afterwards, in a sentence or two.'),
    poster: line(200).describe('What the drawing shows, for people who can’t see it.'),
    scene: line(200)
      .optional()
      .describe(
        'What the scene shows, for people who can’t see it. Only needed if the drawing shows something else.',
      ),
    minutes: z.number().int().min(5).max(120).describe('About how long it takes, in minutes.'),
    steps: z
      .strictObject({
        id: id(),
        title: line(60),
        task: paragraph(500).describe(
          'What to do. The step ends when the lab is in the required state.',
        ),
        predict: z
          .strictObject(question())
          .describe('The question students answer before they try it.'),
        explain: paragraph(600).describe('Shown when the step is done.'),
      })
      .array()
      .min(4)
      .max(6),
    controls: z
      .strictObject({
        ...named(),
        unit: line(30).describe('For sliders: the unit, with {{figure}}.').optional(),
        options: z.strictObject(named()).array().optional(),
      })
      .array()
      .describe('The buttons, sliders and choices.'),
    objects: z
      .strictObject({ ...named(), text: paragraph(300), states: words() })
      .array()
      .describe('The objects in the scene, with a description and their possible states.'),
    readings: z
      .strictObject({
        ...named(),
        unit: line(60)
          .describe(
            'The unit, with {{figure}}, {{to}} for a range, and {{word}} if the word goes inside it.',
          )
          .optional(),
        first: line(60)
          .describe(
            'Replaces the unit when the figure is 1: in French, the first day of a month is “1er”.',
          )
          .optional(),
        words: words().optional(),
      })
      .array()
      .describe('The readings during the lesson: figures with their units, and words.'),
    messages: z
      .strictObject({ id: id(), text: paragraph(260) })
      .array()
      .describe('Messages from the lab, some with {{figure}}.'),
    whatIf: paragraph(260)
      .array()
      .min(1)
      .max(5)
      .describe('Things to try afterwards, as questions.'),
    quiz: z
      .strictObject({ ...question(), why: paragraph(400) })
      .array()
      .min(3)
      .max(8)
      .describe('The questions at the end. “why” is shown after the answer.'),
    sources: line(240).array(),
    teacher: z
      .strictObject({
        seo: seo(),
        age: line(60),
        time: line(120),
        before: paragraph(400).describe('What students should already know.'),
        equipment: line(160).array().describe('What each group needs.'),
        course: z
          .strictObject({ title: line(80), text: paragraph(500) })
          .array()
          .describe('The lesson plan, part by part, with minutes.'),
        answers: z
          .strictObject({ title: line(80), text: paragraph(500) })
          .array()
          .describe(
            'Correct figures and results. The answers to the steps and the quiz are added automatically.',
          ),
        mistakes: z
          .strictObject({ title: line(120), text: paragraph(300) })
          .array()
          .describe('Common mistakes, and how they show in the result.'),
        safety: paragraph(400).describe('Safety rules for a real lab.'),
      })
      .describe('The teacher guide.'),
  },
})

export type Lesson = z.infer<typeof lesson.schema>
