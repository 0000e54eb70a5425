import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Lesson } from '../content/schemas/lesson.ts'
import { addStrings } from '../src/i18n/add-strings.ts'
import { createI18n } from '../src/i18n/create.ts'
import { shapeOf } from '../src/scenes/classrooms/common/model/document.ts'
import { panelWords, roomForWords } from '../src/scenes/classrooms/common/model/panel.ts'
import { fitTexts } from '../src/scenes/classrooms/common/model/panel-text.ts'
import { createProgress } from '../src/scenes/classrooms/common/model/progress/progress.ts'
import { lookingBack } from '../src/scenes/classrooms/common/view/ar/look-back.ts'
import { lessonIds } from '../src/site/lessons.ts'
import { locales } from '../src/site/locales.ts'

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

  const isWhole = (paragraphs: readonly string[]) => {
    const set = fitTexts(paragraphs, roomForWords(paragraphs.length), panelWords.sizes, measure)
    expect(set.map(({ lines }) => lines.join(' '))).toEqual(paragraphs)
  }

  test('has room for every question, task and reason, and for what is said to it', () => {
    const said = longest(words.messages.map(({ text }) => text))
    for (const { task, predict } of words.steps) {
      isWhole([task, said])
      isWhole([predict.question, longest([...predict.options, said])])
    }
    for (const { question } of words.quiz) isWhole([question, said])
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
