import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Lesson } from '../content/schemas/lesson.ts'
import { addStrings, createI18n } from '../src/i18n/create.ts'

import { shapeOf } from '../src/scenes/classrooms/common/model/document.ts'
import { createProgress } from '../src/scenes/classrooms/common/model/progress/progress.ts'
import { answerQuestion, checkQuiz } from '../src/scenes/classrooms/common/model/progress/quiz.ts'
import { createSession } from '../src/scenes/classrooms/common/model/session.ts'
import { wordsSize } from '../src/scenes/classrooms/common/view/ar/lesson-panel.tsx'
import { panelContent } from '../src/scenes/classrooms/common/view/ar/panel-content.ts'
import { lookingBack } from '../src/scenes/classrooms/common/view/ar/panel-course.ts'
import { createLessonText } from '../src/scenes/classrooms/common/view/lesson/lesson-text.ts'
import { lessonIds } from '../src/site/lessons.ts'
import { locales } from '../src/site/locales.ts'
import { lessonModels } from './setup/lesson-models.ts'

const read = <Document>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Document

/** About how high texts are on the board, pixels: a letter of our type is about half as wide as the type is high. */
function heightOf(texts: readonly string[]) {
  const size = wordsSize(texts)
  const lines = texts.map((text) => Math.ceil((text.length * size * 0.52) / 514))
  return lines.reduce((sum, count) => sum + count * size * 1.25 + 2, 0)
}

const longest = (texts: readonly string[]) =>
  texts.reduce((long, text) => (text.length > long.length ? text : long), '')

const cases = lessonIds.flatMap((lesson) => locales.map((locale) => [lesson, locale] as const))

describe.each(cases)('the board of %s in %s', (id, locale) => {
  const words = read<Lesson>(`content/${locale}/lessons/${id}.json`)
  const lesson = read<Record<string, string>>(`content/${locale}/ui/lesson.json`)
  const i18n = createI18n(locale, 'Realia')
  addStrings(i18n, { lesson })
  const t = i18n.getFixedT(locale, 'lesson')

  /** The board ends above the table. */
  const hasRoom = (texts: readonly string[]) => expect(heightOf(texts)).toBeLessThan(160)

  test('has room for every question, task and reason, and for what is said to it', () => {
    const said = longest(words.messages.map(({ text }) => text))
    for (const { task, predict } of words.steps) {
      hasRoom([task, said])
      hasRoom([predict.question, longest([...predict.options, said])])
    }
    for (const { question } of words.quiz) hasRoom([question, said])
  })

  test('has room for what the quiz says', () => {
    const shape = shapeOf(words)
    const view = { yaw: 0, pitch: 0, zoom: 100 }
    const { session } = createSession(lessonModels[id], shape, { view })
    const figures = new Intl.NumberFormat(locale).format
    const source = { session, words, t, text: createLessonText(words, t, figures) }
    const { progress } = session
    const isWhole = () => hasRoom(panelContent(source, '').paragraphs)
    progress.at = words.steps.length
    for (const { right } of words.quiz) {
      isWhole()
      answerQuestion(progress, progress.quiz.answers.indexOf(null), right)
    }
    isWhole()
    checkQuiz(progress, shape.right)
    isWhole()
  })

  test('has room for all that is looked back on, whatever was expected and answered', () => {
    const progress = createProgress(shapeOf(words))
    progress.quiz.answers = words.quiz.map(({ right }) => right)
    for (const [at, { predict }] of words.steps.entries()) {
      const predicted = predict.options.indexOf(longest(predict.options))
      Object.assign(progress.steps[at] ?? {}, { predicted, done: true })
    }
    const source = { session: { progress }, words, t } as unknown as Parameters<
      typeof lookingBack
    >[0]
    const all = lookingBack(source)
    expect(all).toHaveLength(words.quiz.length + words.steps.length)
    for (const { paragraphs } of all) hasRoom([...paragraphs, ''])
  })
})
