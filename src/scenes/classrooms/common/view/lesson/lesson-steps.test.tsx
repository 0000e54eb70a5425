import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import words from '../../../../../../content/en/lessons/titration.json' with { type: 'json' }
import { titrationLesson } from '../../../lab/model/lesson.ts'
import { sessionOf } from '../../model/testing/lab-help.ts'
import { englishWith, renderEnglish } from '../tool/testing/workspace-help.tsx'
import { createNumberFormatter } from '../use-number-formatter.ts'
import { LessonSteps } from './lesson-steps.tsx'
import { createLesson } from './use-lesson.ts'

const titles = words.steps.map(({ title }) => title)

function open(done: number) {
  const session = sessionOf(titrationLesson, words)
  const { progress } = session
  for (const step of progress.steps.slice(0, done)) step.done = true
  progress.at = done
  const t = englishWith().getFixedT('en', 'lesson')
  const lesson = createLesson({ session, words, t, figures: createNumberFormatter('en') })
  renderEnglish(<LessonSteps lesson={lesson} />)
  const { saying } = lesson
  const said = () => saying.text
  const finish = () => act(async () => Object.assign(progress.steps[0] ?? {}, { done: true }))
  return { progress, saying, said, finish }
}

const press = async (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  await act(async () => fireEvent.click(button))
}
const heading = () => document.activeElement?.matches('h2') && document.activeElement.textContent

test('"next" says why it does not go on; once it does, what is open is said and has the focus', async () => {
  const { progress, said, finish } = open(0)
  await press('Next step')
  expect(said()).toBe('This step isn’t done yet.')
  expect(progress.at).toBe(0)
  // It can be pressed again once the step is done.
  expect(document.activeElement?.textContent).toBe('Next step')
  await finish()
  await press('Next step')
  expect(said()).toContain(`Step 2 of 6: ${titles[1]}. `)
  expect(heading()).toBe(titles[1])
  await press('Back')
  expect(said()).toContain(`Step 1 of 6: ${titles[0]}. `)
  expect(heading()).toBe(titles[0])
})

test('each place in the row has a name, a number and whether it is done', () => {
  open(1)
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(names[0]).toBe(`Step 1 of 6: ${titles[0]}, Done`)
  expect(names[1]).toBe(`Step 2 of 6: ${titles[1]}`)
  expect(names[6]).toBe('Quiz')
})

test('what is opened from the row is said, each time, and its heading takes the focus', async () => {
  const { progress, saying, said } = open(titles.length)
  await press(`Step 2 of 6: ${titles[1]}, Done`)
  expect(progress.at).toBe(1)
  expect(said()).toBe(`Step 2 of 6: ${titles[1]}. ${words.steps[1]?.task}`)
  expect(heading()).toBe(titles[1])
  for (const times of [2, 3]) {
    await press('Quiz')
    expect(said()).toContain('Quiz: Answer every question')
    expect(saying.times).toBe(times)
    expect(heading()).toBe('Quiz')
  }
})

test('the heading takes the focus where the pressed control goes away', async () => {
  const { progress } = open(titles.length)
  await press('Back')
  expect(heading()).toBe(titles.at(-1))
  await press('Go to quiz')
  expect(heading()).toBe('Quiz')
  await act(async () => {
    progress.quiz.answers = words.quiz.map(({ right }, at) => (at === 0 ? 2 : right))
  })
  for (const name of ['Check answers', 'Retry missed questions']) {
    await press(name)
    expect(heading()).toBe('Quiz')
  }
})

test('a step that is done takes away its options, not the focus with them, nor one that is elsewhere', async () => {
  const { finish } = open(0)
  screen.getAllByRole('radio')[0]?.focus()
  await finish()
  expect(heading()).toBe(titles[0])
  cleanup()
  const other = open(0)
  screen.getAllByRole('radio')[0]?.focus()
  const [button] = screen.getAllByRole('button')
  button?.focus()
  await other.finish()
  expect(document.activeElement).toBe(button)
})
