import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import words from '../../../../../../content/en/lessons/motion.json' with { type: 'json' }
import physics from '../../../../../../content/en/ui/physics.json' with { type: 'json' }
import {
  isDone,
  reading,
  said,
  say,
  show,
  start,
} from '../../../common/view/tool/testing/desk-help.tsx'
import { MotionLesson } from './motion-lesson.tsx'

/** Opens the lesson in a browser without WebGL. */
async function open() {
  show({ Lesson: MotionLesson, words, strings: { physics } })
  await start()
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('the whole lesson is done from its start to its quiz by typed commands alone', {
  timeout: 120_000,
}, async () => {
  await open()
  await say('predict 2', 'guess time 2', 'to the end')
  expect(said()).toContain('Timed: 2.04 s. Your guess was close.')
  await isDone('guess-period')
  await say('next step', 'predict three', 'amplitude 10', 'to the end')
  await say('set amplitude to 90', 'to the end')
  expect(reading('period')).toBe('2.368 s')
  await isDone('wide')
  await say('next', 'predict 3', 'use the launcher', 'guess distance 40', 'to the end')
  expect(said()).toContain('much too far')
  await say('again', 'guess distance 20', 'to the end')
  await isDone('guess-range')
  await say('next', 'predict 2', 'choose in air', 'to the end')
  expect(reading('distance')).toBe('15.83 m')
  await isDone('air')
  await say('next', 'predict 1', 'air table', 'to the end', 'restitution 0.5', 'to the end')
  expect(said()).toContain('62')
  await isDone('blow')
  await say('next', 'predict 1', 'use the orbit', 'speed at the start 0.8', 'to the end')
  expect(reading('eccentricity')).toBe('0.36')
  await isDone('orbit')
  await say('next', 'answer 2', 'answer 3', 'answer 3', 'answer 2', 'answer 3', 'check answers')
  expect(said()).toBe('5 of 5 right')
})

test('only what belongs to the experiment in front is shown, and the rest says where it is', async () => {
  await open()
  const sliders = () => screen.getAllByRole('slider').map((slider) => slider.ariaLabel ?? slider.id)
  expect(sliders()).toHaveLength(2)
  expect(reading('distance')).toBeUndefined()
  await say('launch angle 30')
  expect(said()).toContain('bring it to the front first')
  await say('read distance')
  expect(said()).toBe('Distance: Not in front now')
  await say('orbit')
  expect(reading('separation')).toBe('1.000 AU')
  expect(screen.queryByRole('slider', { name: 'Amplitude' })).toBeNull()
})

test('a press on a thing brings it to the front, the next starts it', async () => {
  await open()
  const row = document.querySelector<HTMLElement>('[data-object=collision]')
  if (!row) throw new Error('no table')
  await act(async () => fireEvent.click(within(row).getByRole('button', { name: /^Air table/ })))
  const use = within(row).getByRole('button', { name: 'Use the air table' })
  await act(async () => fireEvent.click(use))
  expect(row.querySelector('[data-state=ready]')).not.toBeNull()
  await act(async () => fireEvent.click(use))
  expect(row.querySelector('[data-state=running]')).not.toBeNull()
})

test('graphs have a table of the same figures, and the bars in the corner add up', async () => {
  await open()
  await say('use the launcher', 'choose in air', 'to the end')
  const graph = document.querySelector<HTMLElement>('[data-graph=position]')
  expect(graph?.querySelectorAll('[data-series]')).toHaveLength(1)
  const details = graph?.querySelector('details')
  if (!details) throw new Error('No table')
  // Nothing is written into a table that nobody sees.
  expect(details.querySelector('table')).toBeNull()
  details.open = true
  fireEvent(details, new Event('toggle'))
  const cells = [...(graph?.querySelectorAll('tbody td') ?? [])].map(({ textContent }) =>
    Number(textContent),
  )
  expect(cells).toHaveLength(12)
  expect(cells[0]).toBe(0)
  expect(cells.at(-1)).toBe(0)
  const bars = [...document.querySelectorAll('[data-inset] rect:last-child')]
  const sum = bars.reduce((all, bar) => all + Number(bar.getAttribute('width')), 0)
  expect(bars).toHaveLength(3)
  expect(sum).toBeCloseTo(100, 0)
  await say('use the orbit')
  expect(document.querySelector('[data-inset]')).toBeNull()
  expect(document.querySelectorAll('[data-graph=energy] [data-series]')).toHaveLength(3)
})

test('while something moves its parts follow the lab, and the desk is rendered no more often', async () => {
  let renders = 0
  // Nothing but the desk reads them, once each time it is rendered.
  const counted = Object.defineProperty({ ...words }, 'whatIf', {
    get() {
      renders += 1
      return words.whatIf
    },
  })
  show({ Lesson: MotionLesson, words: counted, strings: { physics } })
  await start()
  await say('start')
  const before = renders
  expect(before).toBeGreaterThan(0)
  const [times, lines] = [new Set<string | undefined>(), new Set<string | null | undefined>()]
  await waitFor(() => {
    times.add(reading('time'))
    lines.add(document.querySelector('[data-graph=position] [data-series]')?.getAttribute('d'))
    expect(Math.min(times.size, lines.size)).toBeGreaterThan(5)
  })
  expect(renders).toBe(before)
})
