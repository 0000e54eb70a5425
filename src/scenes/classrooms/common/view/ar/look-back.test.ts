import { expect, test } from 'vitest'
import titration from '../../../../../../content/en/lessons/titration.json' with { type: 'json' }
import lesson from '../../../../../../content/en/ui/lesson.json' with { type: 'json' }
import { addStrings } from '../../../../../i18n/add-strings.ts'
import { createI18n } from '../../../../../i18n/create.ts'
import { titrationLesson } from '../../../lab/model/lesson.ts'
import { shapeOf } from '../../model/document.ts'
import { check } from '../../model/progress/quiz.ts'
import { createSession } from '../../model/session.ts'
import { createLessonText } from '../lesson/lesson-text.ts'
import { firstLeaf, lookOn } from './look-back.ts'
import { panelContent } from './panel-content.ts'

/** A lesson that is done, with its quiz answered: the first question wrong, or none. */
function done(wrong: boolean) {
  const i18n = createI18n('en', 'Realia')
  addStrings(i18n, { lesson })
  const t = i18n.getFixedT('en', 'lesson')
  const shape = shapeOf(titration)
  const { session } = createSession(titrationLesson, shape, {
    view: { yaw: 0, pitch: 0, zoom: 100 },
  })
  const { progress } = session
  for (const step of progress.steps) Object.assign(step, { predicted: 0, done: true })
  progress.at = titration.steps.length
  progress.quiz.answers = titration.quiz.map(({ right }, at) =>
    wrong && at === 0 ? (right === 0 ? 1 : 0) : right,
  )
  check(progress, shape.right)
  const text = createLessonText(titration, t, String)
  return { session: session as never, words: titration, text, t }
}

const ids = (content: ReturnType<typeof panelContent>) => content.rows[0]?.map(({ id }) => id)

test('the board tells each answer with its reason, then what was found step by step, and comes back to the result', () => {
  const source = done(false)
  const leaf = firstLeaf()
  expect(panelContent(source, '', leaf).paragraphs[0]).toBe('5 of 5 right')
  for (const [at, { question, options, right, why }] of titration.quiz.entries()) {
    lookOn(leaf, source)
    const { title, paragraphs } = panelContent(source, '', leaf)
    expect(title).toBe(`Question ${at + 1} of 5`)
    expect(paragraphs).toEqual([question, `Right. ${options[right]}`, why])
  }
  for (const { title, predict, explain } of titration.steps) {
    lookOn(leaf, source)
    const content = panelContent(source, '', leaf)
    expect(content.title).toContain(title)
    expect(content.paragraphs).toEqual([
      predict.question,
      `You expected: ${predict.options[0]}`,
      `It is: ${predict.options[predict.right]}`,
      explain,
    ])
  }
  lookOn(leaf, source)
  expect(leaf).toEqual(firstLeaf())
})

test('a wrong answer is told without its reason and can be tried again, and none can where all are right', () => {
  const source = done(true)
  const leaf = firstLeaf()
  expect(ids(panelContent(source, '', leaf))).toEqual(['look', 'retry'])
  lookOn(leaf, source)
  const { paragraphs } = panelContent(source, '', leaf)
  expect(paragraphs).toHaveLength(2)
  expect(paragraphs[1]).toMatch(/^Not quite\. /)
  expect(ids(panelContent(done(false), ''))).toEqual(['look'])
})
