import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, paragraph, seo } from './fields.ts'

/** What code calls a thing by; the lesson's own test holds documents and code together. */
const id = () => z.string().regex(/^[a-z][a-zA-Z-]*$/, 'letters and dashes')

const said = () =>
  line(40)
    .array()
    .max(6)
    .optional()
    .describe(
      'More ways to say the name, for the command line and for voice; the name is understood anyway.',
    )

const named = () => ({ id: id(), name: line(60), said: said() })

const words = () => z.strictObject({ id: id(), text: line(90) }).array()

/** A question with one right answer, counted from 0. */
const question = () => ({
  question: paragraph(300),
  options: line(140).array().min(2).max(4),
  right: z.number().int().min(0).max(3).describe('The right option, counted from 0.'),
})

/** One lesson: what is done in it, what everything in it is called, its quiz, and what its teacher needs. */
export const lesson = defineDocument('Lesson', {
  about:
    'One lesson: its steps, what everything in it is called, its quiz, and the page of its teacher.',
  files: 'lessons/*.json',
  format: 'data',
  fields: {
    seo: seo(),
    eyebrow: line(60),
    title: line(60),
    aim: paragraph(300).describe('What pupils know afterwards, in a sentence or two.'),
    poster: line(200).describe('What the drawing shows, for those who cannot see it.'),
    scene: line(200)
      .optional()
      .describe(
        'What the scene shows, for those who cannot see it, where the drawing shows something else.',
      ),
    minutes: z.number().int().min(5).max(120).describe('How long it takes, about.'),
    steps: z
      .strictObject({
        id: id(),
        title: line(60),
        task: paragraph(500).describe(
          'What is to be done. The step ends when the lab is as asked.',
        ),
        predict: z.strictObject(question()).describe('Asked before it is tried.'),
        explain: paragraph(600).describe('Shown when it is done.'),
      })
      .array()
      .min(4)
      .max(6),
    controls: z
      .strictObject({
        ...named(),
        unit: line(30).describe('With {{figure}}, for sliders.').optional(),
        options: z.strictObject(named()).array().optional(),
      })
      .array()
      .describe('Buttons, sliders and choices.'),
    objects: z
      .strictObject({ ...named(), text: paragraph(300), states: words() })
      .array()
      .describe('Things in the scene, with what they are and how they can stand.'),
    readings: z
      .strictObject({
        ...named(),
        unit: line(60)
          .describe(
            'With {{figure}}, {{to}} where there are two, {{word}} where its word is to stand within.',
          )
          .optional(),
        first: line(60)
          .describe('In place of the unit where the figure is 1: French days begin with “1er”.')
          .optional(),
        words: words().optional(),
      })
      .array()
      .describe('What is read off while the lesson runs: figures with their units, and words.'),
    messages: z
      .strictObject({ id: id(), text: paragraph(260) })
      .array()
      .describe('What the lab says, some with {{figure}}.'),
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
      .describe('The questions at the end; why is shown once one is answered.'),
    sources: line(240).array(),
    teacher: z
      .strictObject({
        seo: seo(),
        age: line(60),
        time: line(120),
        before: paragraph(400).describe('What pupils should know already.'),
        equipment: line(160).array().describe('What each group needs.'),
        course: z
          .strictObject({ title: line(80), text: paragraph(500) })
          .array()
          .describe('How the lesson goes, part by part, with its minutes.'),
        answers: z
          .strictObject({ title: line(80), text: paragraph(500) })
          .array()
          .describe(
            'Figures and results that are right; those of steps and quiz come by themselves.',
          ),
        mistakes: z
          .strictObject({ title: line(120), text: paragraph(300) })
          .array()
          .describe('What pupils do wrong, and how the result tells.'),
        safety: paragraph(400).describe('What has to be minded on a real bench.'),
      })
      .describe("The page of the lesson's teacher."),
  },
})

export type Lesson = z.infer<typeof lesson.schema>
