import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { chooseStyle, createStaging } from '../../model/staging.ts'
import { useStagingAutosave } from './use-autosave.ts'

const database = vi.hoisted(() => ({
  read: async () => undefined,
  write: vi.fn(async () => {}),
}))

vi.mock('./staging-store.ts', () => ({ createStagingStore: () => database }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('a save that fails is said, and tried again with the next change alone', async () => {
  const failure = new DOMException('No space', 'QuotaExceededError')
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
  expect(result.current.fault).toBe('Full')
  chooseStyle(staging, 'scandinavian')
  expect(await tries()).toBe(1)
  expect(result.current.fault).toBe('Full')
  database.write.mockResolvedValue()
  expect(await tries()).toBe(0)
  chooseStyle(staging, 'modern-minimalist')
  expect(await tries()).toBe(1)
  expect(result.current.fault).toBeNull()
})

test('while another tab has the staging nothing is written, and that is said', async () => {
  const locks = {
    request: async (_name: string, _how: object, take: (lock: null) => void) => take(null),
  }
  vi.stubGlobal('navigator', { locks })
  database.write.mockClear()
  const { result } = renderHook(() => useStagingAutosave(createStaging()))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect([result.current.fault, database.write.mock.calls.length]).toEqual(['Elsewhere', 0])
})
