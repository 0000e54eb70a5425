import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseStyle, createStaging } from '../../model/staging.ts'
import { useStagingAutosave } from './use-autosave.ts'

const database = vi.hoisted(() => ({
  read: async () => undefined,
  write: vi.fn(async () => {}),
}))

vi.mock('./staging-store.ts', () => ({ stagingStore: () => database }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each([new Error('Refused'), new DOMException('No space', 'QuotaExceededError')])(
  'a save that fails is said, and tried again with the next change alone: %s',
  async (failure) => {
    const staging = createStaging()
    const { result } = renderHook(() => useStagingAutosave(staging))
    const tries = async () => {
      database.write.mockClear()
      await act(() => vi.advanceTimersByTimeAsync(10_000))
      return database.write.mock.calls.length
    }
    expect(await tries()).toBe(1)
    database.write.mockRejectedValue(failure)
    chooseStyle(staging, 'modern-minimalist')
    expect(await tries()).toBe(1)
    expect(result.current.failed).toBe(true)
    chooseStyle(staging, 'scandinavian')
    expect(await tries()).toBe(1)
    expect(result.current.failed).toBe(true)
    database.write.mockResolvedValue()
    expect(await tries()).toBe(0)
    chooseStyle(staging, 'modern-minimalist')
    expect(await tries()).toBe(1)
    expect(result.current.failed).toBe(false)
  },
)
