import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useTicker } from './use-ticker.ts'

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/')
})

const tick = vi.fn()
function Clock({ running, by }: { running: boolean; by: number }) {
  useTicker(running, 500, () => tick(by))
  return null
}
const ticks = () => tick.mock.calls.splice(0).map(([by]) => by)

test('the newest callback is called while running, and none after unmount', () => {
  const { rerender, unmount } = render(<Clock running={false} by={1} />)
  vi.advanceTimersByTime(2000)
  expect(ticks()).toEqual([])
  rerender(<Clock running by={1} />)
  vi.advanceTimersByTime(1000)
  rerender(<Clock running by={2} />)
  vi.advanceTimersByTime(500)
  expect(ticks()).toEqual([1, 1, 2])
  unmount()
  vi.advanceTimersByTime(2000)
  expect(ticks()).toEqual([])
})

test('stands still at ?freeze', () => {
  history.replaceState(null, '', '/?freeze')
  render(<Clock running by={1} />)
  vi.advanceTimersByTime(2000)
  expect(ticks()).toEqual([])
})
