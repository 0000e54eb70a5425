import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test, vi } from 'vitest'
import words from '../../../../../../content/en/lessons/titration.json' with { type: 'json' }
import lesson from '../../../../../../content/en/ui/lesson.json' with { type: 'json' }
import { addStrings } from '../../../../../i18n/add-strings.ts'
import { createI18n } from '../../../../../i18n/create.ts'
import { shapeOf } from '../../model/document.ts'
import { createProgress } from '../../model/progress/progress.ts'
import { Course } from './course.tsx'
import { StepRow } from './step-row.tsx'

afterEach(cleanup)

function open(done: number) {
  const progress = createProgress(shapeOf(words))
  for (const step of progress.steps.slice(0, done)) Object.assign(step, { done: true })
  progress.at = done
  const say = vi.fn<(text: string) => void>()
  const i18n = createI18n('en', 'Realia')
  addStrings(i18n, { lesson })
  render(
    <I18nextProvider i18n={i18n}>
      <StepRow {...{ words, progress, say }} />
      <Course {...{ words, progress, say }} />
    </I18nextProvider>,
  )
  return { progress, say }
}

const press = async (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  await act(async () => fireEvent.click(button))
}
const heading = () => document.activeElement?.matches('h2') && document.activeElement.textContent

test('"next" says why it does not go on, and what is open once it does', async () => {
  const { progress, say } = open(0)
  await press('Next step')
  expect(say).toHaveBeenLastCalledWith('The step is not done yet.')
  expect(progress.at).toBe(0)
  await act(async () => Object.assign(progress.steps[0] ?? {}, { done: true }))
  await press('Next step')
  expect(say.mock.lastCall?.[0]).toContain(`Step 2 of 6: ${words.steps[1]?.title}. `)
})

test('what "next" and "back" lead to takes the focus: "next" would not go on from there', async () => {
  const { progress } = open(0)
  await press('Next step')
  // It said why, and can be pressed again once the step is done.
  expect(document.activeElement?.textContent).toBe('Next step')
  await act(async () => Object.assign(progress.steps[0] ?? {}, { done: true }))
  await press('Next step')
  expect(heading()).toBe(words.steps[1]?.title)
  await press('Back')
  expect(heading()).toBe(words.steps[0]?.title)
})

test('each place in the row has a name, a number and whether it is done', () => {
  open(1)
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(names[0]).toBe(`Step 1 of 6: ${words.steps[0]?.title}, Done`)
  expect(names[1]).toBe(`Step 2 of 6: ${words.steps[1]?.title}`)
  expect(names[6]).toBe('Quiz')
})

test('what is opened from the row is said, and its heading takes the focus', async () => {
  const { progress, say } = open(words.steps.length)
  await press(`Step 2 of 6: ${words.steps[1]?.title}, Done`)
  expect(progress.at).toBe(1)
  const { title = '', task = '' } = words.steps[1] ?? {}
  expect(say).toHaveBeenLastCalledWith(`Step 2 of 6: ${title}. ${task}`)
  expect(heading()).toBe(title)
  await press('Quiz')
  expect(say).toHaveBeenLastCalledWith(expect.stringContaining('Quiz: Answer all questions'))
  expect(heading()).toBe('Quiz')
  // What is open already is told again.
  await press('Quiz')
  expect(say).toHaveBeenCalledTimes(3)
  expect(heading()).toBe('Quiz')
})

test('"back" says what it goes back to', async () => {
  const { say } = open(words.steps.length)
  await press('Back')
  expect(say.mock.lastCall?.[0]).toContain(`Step 6 of 6: ${words.steps[5]?.title}. `)
  await press('Back')
  expect(say.mock.lastCall?.[0]).toContain(`Step 5 of 6: ${words.steps[4]?.title}. `)
})

test('the heading takes the focus where the pressed control goes away', async () => {
  const { progress } = open(words.steps.length)
  await press('Back')
  expect(heading()).toBe(words.steps.at(-1)?.title)
  await press('To the quiz')
  expect(heading()).toBe('Quiz')
  await act(async () => {
    progress.quiz.answers = words.quiz.map(({ right }, at) => (at === 0 ? 2 : right))
  })
  await press('Check answers')
  expect(heading()).toBe('Quiz')
  await press('Try the wrong ones again')
  expect(heading()).toBe('Quiz')
})

test('a step that is done takes away its options, and not the focus with them', async () => {
  const { progress } = open(0)
  screen.getAllByRole('radio')[0]?.focus()
  await act(async () => Object.assign(progress.steps[0] ?? {}, { predicted: 0, done: true }))
  expect(heading()).toBe(words.steps[0]?.title)
})

test('the focus is left alone where it is elsewhere', async () => {
  const { progress } = open(0)
  screen.getAllByRole('radio')[0]?.focus()
  screen.getAllByRole('button')[0]?.focus()
  await act(async () => Object.assign(progress.steps[0] ?? {}, { done: true }))
  expect(document.activeElement).toBe(screen.getAllByRole('button')[0])
})
