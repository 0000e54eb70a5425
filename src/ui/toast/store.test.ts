import { beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, showToast, TOAST_REMOVE_DELAY_MS, toasts } from './store.ts'

beforeEach(() => {
  vi.useFakeTimers()
  toasts.list = []
})

test('§9 a dismissed toast closes at once and is forgotten after 1,000,000 ms', () => {
  const id = showToast({ title: 'gone' })
  dismissToast(id)
  expect(toasts.list[0]?.open).toBe(false)
  expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000)
  vi.advanceTimersByTime(999_999)
  expect(toasts.list).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(toasts.list).toEqual([])
})

test('dismissing an old toast leaves the new one', () => {
  const old = showToast({ title: 'old' })
  dismissToast(old)
  showToast({ title: 'new' })
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS)
  expect(toasts.list.map((toast) => toast.title)).toEqual(['new'])
})
