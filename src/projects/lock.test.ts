import { expect, test, vi } from 'vitest'
import { acquireProjectLock, saveUnderLock, whenClosedProjectsSaved } from './lock.ts'

test('a lock is held once until released; without the Web Locks API everyone gets it', async () => {
  const held = await acquireProjectLock('a')
  expect([held, await acquireProjectLock('a'), await acquireProjectLock('b')].map(Boolean)).toEqual(
    [true, false, true],
  )
  held?.release()
  await vi.waitFor(async () => expect(await acquireProjectLock('a')).toBeDefined())
  vi.stubGlobal('navigator', {})
  for (const _time of [1, 2]) expect(await acquireProjectLock('a')).toBeDefined()
  const request = () => Promise.reject(new DOMException('Denied', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request } })
  await expect(acquireProjectLock('a')).rejects.toThrow('Denied')
})

test('only one tab saves a project, and reopening it in the same tab waits for its lock', async () => {
  const other = await acquireProjectLock('room')
  const begin = vi.fn(() => async () => {})
  const onFault = vi.fn()
  await saveUnderLock('room', begin, onFault)()
  expect(onFault).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'Elsewhere' }))
  expect(begin).not.toHaveBeenCalled()
  other?.release()
  onFault.mockClear()
  void saveUnderLock('room', begin, onFault)()
  const end = saveUnderLock('room', begin, onFault)
  await vi.waitFor(() => expect(begin).toHaveBeenCalledTimes(2))
  expect([await acquireProjectLock('room'), onFault.mock.calls.length]).toEqual([undefined, 0])
  await end()
  expect(await acquireProjectLock('room')).toBeDefined()
})

test('a failed start releases the lock, and an end is waited for', async () => {
  const onFault = vi.fn()
  const refuse = () => Promise.reject(new DOMException('No space', 'QuotaExceededError'))
  await saveUnderLock('attic', refuse, onFault)()
  expect(onFault).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'Full' }))
  const written: string[] = []
  void saveUnderLock('attic', () => async () => void written.push('attic'), onFault)()
  await whenClosedProjectsSaved()
  expect(written).toEqual(['attic'])
})
