import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Lesson } from '../content/schemas/lesson.ts'
import { addStrings, createI18n } from '../src/i18n/create.ts'

import { shapeOf } from '../src/scenes/classrooms/common/model/document.ts'
import { createProgress } from '../src/scenes/classrooms/common/model/progress/progress.ts'
import { answerQuestion, checkQuiz } from '../src/scenes/classrooms/common/model/progress/quiz.ts'
import { createSession } from '../src/scenes/classrooms/common/model/session.ts'
import { panelContent } from '../src/scenes/classrooms/common/view/ar/panel-content.ts'
import {
  firstPanelPage,
  lookingBack,
} from '../src/scenes/classrooms/common/view/ar/panel-course.ts'
import {
  layOutPanel,
  type PanelContent,
} from '../src/scenes/classrooms/common/view/ar/panel-layout.ts'
import { createLessonText } from '../src/scenes/classrooms/common/view/lesson/lesson-text.ts'
import { lessonIds } from '../src/site/lessons.ts'
import { locales } from '../src/site/locales.ts'
import { layOutItems } from '../src/stage/xr/panel-items.ts'
import { lessonModels } from './setup/lesson-models.ts'

const read = <Document>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Document

/** A letter of our type is about half as wide as the type is high; a little more, to be on the safe side. */
const measure = (text: string, size: number) => text.length * size * 0.52

const longest = (texts: readonly string[]) =>
  texts.reduce((long, text) => (text.length > long.length ? text : long), '')

const cases = lessonIds.flatMap((lesson) => locales.map((locale) => [lesson, locale] as const))

describe.each(cases)('the board of %s in %s', (id, locale) => {
  const words = read<Lesson>(`content/${locale}/lessons/${id}.json`)
  const lesson = read<Record<string, string>>(`content/${locale}/ui/lesson.json`)
  const i18n = createI18n(locale, 'Realia')
  addStrings(i18n, { lesson })
  const t = i18n.getFixedT(locale, 'lesson')

  /** All that stands on a board is set whole, its title in one line. */
  const isWholeIn = (content: PanelContent) => {
    const set = layOutItems(layOutPanel(content), () => measure)
    const asSet = set.map(({ texts }) => texts.map(({ lines }) => lines.join(' ')))
    expect(asSet).toEqual(set.map(({ text }) => [text ?? []].flat()))
    expect(set[1]?.texts[0]?.lines.length).toBeLessThan(2)
  }
  const isWhole = (texts: readonly string[]) =>
    isWholeIn({ title: '', paragraphs: texts.slice(0, -1), said: texts.at(-1) ?? '', rows: [] })

  test('has room for every question, task and reason, and for what is said to it', () => {
    const said = longest(words.messages.map(({ text }) => text))
    for (const { task, predict } of words.steps) {
      isWhole([task, said])
      isWhole([predict.question, longest([...predict.options, said])])
    }
    for (const { question } of words.quiz) isWhole([question, said])
  })

  test('has room for what stands on every button, and for what the instruments show', () => {
    const shape = shapeOf(words)
    const view = { yaw: 0, pitch: 0, zoom: 100 }
    const { session } = createSession(lessonModels[id], shape, { view })
    const figures = new Intl.NumberFormat(locale).format
    const source = { session, words, t, text: createLessonText(words, t, figures) }
    const { progress } = session
    for (const reads of [false, true])
      for (const turned of [0, 1, 2])
        isWholeIn(panelContent(source, '', { ...firstPanelPage(), reads, turned }))
    for (const [at] of words.steps.entries()) {
      progress.at = at
      isWholeIn(panelContent(source, ''))
    }
    progress.at = words.steps.length
    for (const { right } of words.quiz) {
      isWholeIn(panelContent(source, ''))
      answerQuestion(progress, progress.quiz.answers.indexOf(null), right)
    }
    isWholeIn(panelContent(source, ''))
    checkQuiz(progress, shape.right)
    isWholeIn(panelContent(source, ''))
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
    for (const { paragraphs } of all) isWhole([...paragraphs, ''])
  })
})
