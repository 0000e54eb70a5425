import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import page from '../../../content/en/pages/voter-engagement.json' with { type: 'json' }
import { LessonList } from './lesson-list.tsx'

const lessons = Object.entries({ seats: 0, budget: 95, polls: 100 }).map(([id, progress]) => ({
  id,
  title: id,
  duration: '5 min',
  progress,
  points: ['One', 'Two', 'Three', 'Four'],
}))
const values = () =>
  screen.getAllByRole('progressbar').map((bar) => Number(bar.getAttribute('aria-valuenow')))
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const press = (id: string) =>
  act(() => screen.getByRole('button', { name: new RegExp(id) }).click())

test('§4 §9 a started lesson rises by 10 each 500 ms to 100, and meanwhile no other starts', () => {
  vi.useFakeTimers()
  render(<LessonList copy={page.stations.education} lessons={lessons} />)
  wait(5000)
  expect(values()).toEqual([0, 95, 100])
  press('seats')
  press('budget')
  const seen: number[] = []
  for (let tick = 0; tick < 12; tick += 1) {
    wait(500)
    seen.push(values()[0] ?? Number.NaN)
  }
  expect(seen).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 100, 100])
  expect(values()).toEqual([100, 95, 100])
})

test('progress never passes 100, and a completed lesson restarts', () => {
  vi.useFakeTimers()
  render(<LessonList copy={page.stations.education} lessons={lessons} />)
  press('budget')
  wait(500)
  expect(values()[1]).toBe(100)
  press('polls')
  expect(values()[2]).toBe(0)
})
