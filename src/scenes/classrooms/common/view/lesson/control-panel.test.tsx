import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import words from '../../../../../../content/en/lessons/pantheon.json' with { type: 'json' }
import { pantheonLesson } from '../../../history/model/lesson.ts'
import { advanceSession } from '../../model/session.ts'
import { sessionOf } from '../../model/testing/lab-help.ts'
import { englishWith, renderEnglish } from '../tool/testing/workspace-help.tsx'
import { createNumberFormatter } from '../use-number-formatter.ts'
import { ControlPanel } from './control-panel.tsx'
import { createLesson } from './use-lesson.ts'

/** The controls of the Pantheon while its day runs by itself. */
async function open() {
  const session = sessionOf(pantheonLesson, words)
  const t = englishWith().getFixedT('en', 'lesson')
  const lesson = createLesson({ session, words, t, figures: createNumberFormatter('en') })
  renderEnglish(<ControlPanel lesson={lesson} />)
  const run = screen.getByRole('button', { name: 'Play the day' })
  fireEvent.click(run)
  expect(run.getAttribute('aria-pressed')).toBe('true')
  /** Some frames pass, fewer than there are between two looks at what time changes. */
  const frames = async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await act(() => vi.advanceTimersByTimeAsync(16))
      await act(async () => advanceSession(session, 0.016))
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

test('while the day runs a slider keeps each press of a key, and stands where it was put', async () => {
  const { lab, frames } = await open()
  const day = slider('Day of the year')
  for (const at of [81, 82, 92]) {
    if (at < 92) stepOn(day)
    else fireEvent.keyDown(day, { key: 'ArrowRight', shiftKey: true })
    expect(day.value).toBe(String(at))
    expect(day.getAttribute('aria-valuetext')).toBe(`Day ${at}`)
    await frames()
    expect(day.value).toBe(String(at))
  }
  expect(lab).toMatchObject({ day: 92, running: true })
})

test('a choice and a switch show at once what was pressed', async () => {
  const { run } = await open()
  const then = screen.getByRole<HTMLInputElement>('radio', { name: 'About 128 CE' })
  fireEvent.click(then)
  expect(then.checked).toBe(true)
  fireEvent.click(run)
  expect(run.getAttribute('aria-pressed')).toBe('false')
})
