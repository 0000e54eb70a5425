import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import words from '../../../../../../content/en/lessons/motion.json' with { type: 'json' }
import physics from '../../../../../../content/en/ui/physics.json' with { type: 'json' }
import {
  openLesson,
  reading,
  said,
  say,
} from '../../../common/view/tool/testing/workspace-help.tsx'
import { MotionLesson } from './motion-lesson.tsx'

const open = () => openLesson({ Lesson: MotionLesson, words, strings: { physics } })

test('only what belongs to the experiment in front is shown, and the rest says where it is', async () => {
  await open()
  const sliders = () => screen.getAllByRole('slider').map((slider) => slider.ariaLabel ?? slider.id)
  expect(sliders()).toHaveLength(2)
  expect(reading('distance')).toBeUndefined()
  await say('launch angle 30')
  expect(said()).toContain('Switch to it first')
  await say('read distance')
  expect(said()).toBe('Distance: Not in this experiment')
  await say('orbit')
  expect(reading('separation')).toBe('1.000\u00a0AU')
  expect(screen.queryByRole('slider', { name: 'Amplitude' })).toBeNull()
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

test('while something moves what tells of it follows the lab', async () => {
  await open()
  await say('start')
  const [times, lines] = [new Set<string | undefined>(), new Set<string | null | undefined>()]
  await waitFor(() => {
    times.add(reading('time'))
    lines.add(document.querySelector('[data-graph=position] [data-series]')?.getAttribute('d'))
    expect(Math.min(times.size, lines.size)).toBeGreaterThan(5)
  })
})
