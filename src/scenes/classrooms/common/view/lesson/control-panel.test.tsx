import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import words from '../../../../../../content/en/lessons/pantheon.json' with { type: 'json' }
import lesson from '../../../../../../content/en/ui/lesson.json' with { type: 'json' }
import { addStrings } from '../../../../../i18n/add-strings.ts'
import { createI18n } from '../../../../../i18n/create.ts'
import { pantheonLesson } from '../../../history/model/lesson/lesson.ts'
import { shapeOf } from '../../model/document.ts'
import { createSession, pass } from '../../model/session.ts'
import { createFigures } from '../use-figures.ts'
import { ControlPanel } from './control-panel.tsx'
import { createLessonText } from './lesson-text.ts'

/** The controls of the Pantheon while its day runs by itself. */
async function open() {
  const view = { yaw: 0, pitch: 0, zoom: 100 }
  const { session } = createSession(pantheonLesson, shapeOf(words), { view })
  const i18n = createI18n('en', 'Realia')
  addStrings(i18n, { lesson })
  const text = createLessonText(words, i18n.getFixedT('en', 'lesson'), createFigures('en'))
  render(
    <I18nextProvider i18n={i18n}>
      <ControlPanel {...{ session, text }} say={() => {}} />
    </I18nextProvider>,
  )
  const run = screen.getByRole('button', { name: 'Let the day run' })
  fireEvent.click(run)
  expect(run.getAttribute('aria-pressed')).toBe('true')
  /** Some frames pass, fewer than there are between two looks at what time changes. */
  const frames = async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await act(() => vi.advanceTimersByTimeAsync(16))
      await act(async () => pass(session as never, 0.016))
    }
  }
  await frames()
  return { lab: session.lab, frames, run }
}

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })

/** As a browser does on an arrow key: a step on from where the slider stands. */
const stepOn = (range: HTMLInputElement) =>
  fireEvent.change(range, { target: { value: String(Number(range.value) + Number(range.step)) } })

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('while the day runs a slider keeps each press of a key, and stands where it was put', async () => {
  const { lab, frames } = await open()
  const day = slider('Day of the year')
  for (const at of [81, 82, 83]) {
    stepOn(day)
    expect(day.value).toBe(String(at))
    expect(day.getAttribute('aria-valuetext')).toBe(`Day ${at}`)
    await frames()
    expect(day.value).toBe(String(at))
  }
  for (const at of [93, 103]) {
    fireEvent.keyDown(day, { key: 'ArrowRight', shiftKey: true })
    expect(day.value).toBe(String(at))
    await frames()
  }
  expect(lab.day).toBe(103)
  expect(lab.running).toBe(true)
})

test('so does the slider of what time itself moves', async () => {
  const { lab, frames } = await open()
  const hour = slider('Hour by the sun')
  const from = Number(hour.value)
  for (const presses of [1, 2, 3]) {
    stepOn(hour)
    expect(Number(hour.value)).toBeCloseTo(from + presses * Number(hour.step))
    await frames()
  }
  expect(lab.hour).toBeGreaterThan(from + 3 * Number(hour.step))
})

test('a choice and a switch show at once what was pressed', async () => {
  const { run } = await open()
  const then = screen.getByRole<HTMLInputElement>('radio', { name: 'About 128' })
  fireEvent.click(then)
  expect(then.checked).toBe(true)
  fireEvent.click(run)
  expect(run.getAttribute('aria-pressed')).toBe('false')
})
