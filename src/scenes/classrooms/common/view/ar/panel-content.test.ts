import { expect, test } from 'vitest'
import words from '../../../../../../content/en/lessons/titration.json' with { type: 'json' }
import { titrationLesson } from '../../../lab/model/lesson.ts'
import { predict } from '../../model/progress/progress.ts'
import { checkQuiz } from '../../model/progress/quiz.ts'
import { sessionOf } from '../../model/testing/lab-help.ts'
import { createLessonText } from '../lesson/lesson-text.ts'
import { englishWith } from '../tool/testing/workspace-help.tsx'
import { panelContent, placingContent, stepMultiples, toPages } from './panel-content.ts'
import { firstPanelPage, showNextResult, toggleReadings } from './panel-course.ts'

function open() {
  const t = englishWith().getFixedT('en', 'lesson')
  const session = sessionOf(titrationLesson, words)
  const source = { session: session as never, words, t, text: createLessonText(words, t, String) }
  return { source, ...session }
}
type Source = ReturnType<typeof open>['source']
const buttons = (source: Source, leaf = firstPanelPage()) =>
  panelContent(source, '', leaf).rows.flat()

const [step] = words.steps
if (!step) throw new Error('no step')

test('what a done step explains stands on the panel once, though it is said too', () => {
  const { source, progress } = open()
  const said = `Air is out. Step 1 is done. ${step.explain}`
  expect(panelContent(source, said)).toMatchObject({ paragraphs: [step.predict.question], said })
  predict(progress, 0)
  Object.assign(progress.steps[0] ?? {}, { done: true })
  expect(panelContent(source, said)).toMatchObject({
    paragraphs: [
      `You expected: ${step.predict.options[0]}`,
      `It is: ${step.predict.options[step.predict.right]}`,
      step.explain,
    ],
    said: 'Air is out. Step 1 is done.',
  })
})

test('before the scene has a place the panel says how to give it one, and how to leave', () => {
  const { paragraphs, rows } = placingContent(open().source)
  expect(paragraphs).toHaveLength(1)
  expect(rows.flat().map(({ id }) => id)).toEqual(['leave'])
})

test('what the instruments show stands where the buttons of the lab were until they are wanted again', () => {
  const { source, model, lab } = open()
  const leaf = firstPanelPage()
  const before = buttons(source, leaf)
  leaf.turned = 1
  toggleReadings(leaf)
  expect(leaf.turned).toBe(0)
  const shown = buttons(source, leaf)
  expect(shown.filter(({ kind }) => kind === 'figure')).toHaveLength(model.readings(lab).length)
  expect(shown.filter(({ id }) => id?.startsWith('do '))).toEqual([])
  expect(shown.find(({ id }) => id === 'readings')?.on).toBe(true)
  toggleReadings(leaf)
  expect(buttons(source, leaf)).toEqual(before)
})

/** A lesson that is done, with its quiz answered: the first question wrong, or none. */
function done(wrong: boolean) {
  const { source, progress, shape } = open()
  for (const step of progress.steps) Object.assign(step, { predicted: 0, done: true })
  progress.at = words.steps.length
  progress.quiz.answers = words.quiz.map(({ right }, at) => (wrong && at === 0 ? 1 - right : right))
  checkQuiz(progress, shape.right)
  return source
}

test('the panel tells each answer with its reason, then what was found step by step, and comes back to the result', () => {
  const source = done(false)
  const leaf = firstPanelPage()
  const content = () => panelContent(source, '', leaf)
  expect(content().paragraphs[0]).toBe('5 of 5 right')
  for (const [at, { question, options, right, why }] of words.quiz.entries()) {
    showNextResult(leaf, source)
    const paragraphs = [question, `Right. ${options[right]}`, why]
    expect(content()).toMatchObject({ title: `Question ${at + 1} of 5`, paragraphs })
  }
  for (const { title, explain } of words.steps) {
    showNextResult(leaf, source)
    expect(content().title).toContain(title)
    expect(content().paragraphs).toContain(explain)
  }
  showNextResult(leaf, source)
  expect(leaf).toEqual(firstPanelPage())
})

test('a wrong answer is told without its reason and can be tried again, and none can where all are right', () => {
  const ids = (source: Source) => panelContent(source, '').rows[0]?.map(({ id }) => id)
  const source = done(true)
  expect(ids(source)).toEqual(['look', 'retry'])
  const leaf = firstPanelPage()
  showNextResult(leaf, source)
  const { paragraphs } = panelContent(source, '', leaf)
  expect(paragraphs).toEqual([words.quiz[0]?.question, expect.stringMatching(/^Not quite\. /)])
  expect(ids(done(false))).toEqual(['look'])
})

test('rows are dealt out to pages, all of them and in order', () => {
  const rows = Array.from({ length: 13 }, (_, row) => row)
  const pages = toPages(rows, 9)
  expect(pages.map(({ length }) => length)).toEqual([7, 6])
  expect(pages.flat()).toEqual(rows)
  expect(toPages(rows.slice(0, 9), 9)).toHaveLength(1)
  expect(toPages([], 9)).toEqual([[]])
})

test('a slider of many steps is set by longer strides too', () => {
  expect([stepMultiples(3), stepMultiples(364), stepMultiples(1000)]).toEqual([
    [1],
    [1, 18],
    [1, 10, 50],
  ])
})
