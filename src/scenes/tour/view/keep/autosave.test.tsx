import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { autosave, type KeepState } from './autosave.ts'
import { createKeeper, KeepFault } from './keeper.ts'
import { memoryShelf } from './testing/memory-shelf.ts'
import { codec, simpleDocument } from './testing/simple-document.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function start() {
  const { shelf, state, kept } = memoryShelf()
  const keeper = createKeeper(shelf, codec)
  const { document, getBlob } = simpleDocument('home', '0', { 'media/a.jpg': 'a' })
  const now = { document, recalled: new Set<string>() }
  const states: KeepState[] = []
  let changed = () => {}
  const end = autosave({
    ...{ keeper, getBlob, current: () => now.document, recalled: () => now.recalled },
    subscribe: (call) => {
      changed = call
      return () => {
        changed = () => {}
      }
    },
    onState: (each) => states.push(each),
  })
  const change = (name: string) => {
    now.document = { ...now.document, name }
    changed()
  }
  /** Leaves all files out. @param recalled  those that an undo brings back */
  const empty = (...recalled: string[]) => {
    now.recalled = new Set(recalled)
    now.document = { ...now.document, files: [] }
    changed()
  }
  const keptName = async () => (await keeper.list())[0]?.name
  return { change, empty, end, keptName, state, states, kept }
}

test('a change is kept after a second at most, however many follow', async () => {
  const { change, end, keptName, states } = start()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await keptName()).toBe('0')
  for (let at = 0; at < 30; at++) {
    change(`${at}`)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(Number(await keptName())).toBeGreaterThanOrEqual(19)
  await end()
  expect(await keptName()).toBe('29')
  expect(new Set(states)).toEqual(new Set(['writing', 'kept']))
})

test('a full disk is said, and the next change tries again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { change, end, keptName, state, states } = start()
  await vi.advanceTimersByTimeAsync(1000)
  state.room = 0
  change('1')
  await vi.advanceTimersByTimeAsync(1000)
  expect(states.at(-1)).toBe('Full')
  expect(await keptName()).toBe('0')
  state.room = 1e6
  change('2')
  await vi.advanceTimersByTimeAsync(1000)
  expect(states.at(-1)).toBe('kept')
  expect(await keptName()).toBe('2')
  await end()
})

test('a failed save that is told by what wakes the autosave starts no retry', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { document, getBlob } = simpleDocument('home', '0', {})
  const now = { document }
  let changed = () => {}
  // As slow as a disk can be, so that it is woken while it saves and after.
  const save = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    throw new KeepFault('Full')
  })
  const states: KeepState[] = []
  const end = autosave({
    ...{ keeper: { save, tidy: async () => {} }, getBlob, recalled: () => new Set() },
    current: () => now.document,
    subscribe: (call) => {
      changed = call
      return () => {}
    },
    onState: (each) => {
      states.push(each)
      changed()
    },
  })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(states).toEqual(['writing', 'Full'])
  now.document = { ...document, name: '1' }
  changed()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(states).toEqual(['writing', 'Full', 'writing', 'Full'])
  await end()
  expect(save).toHaveBeenCalledTimes(2)
})

test('nothing is written where nothing has changed', async () => {
  const { end, state } = start()
  await vi.advanceTimersByTimeAsync(1000)
  const before = state.writes
  await end()
  expect(state.writes).toBe(before)
})

test('the bytes of a file that is refused go with the next save; those that undo brings back stay', async () => {
  const { change, empty, end, kept } = start()
  await vi.advanceTimersByTimeAsync(1000)
  const names = () => [...(kept.get('home')?.keys() ?? [])].toSorted()
  expect(names()).toEqual(['media-of media/a.jpg', 'tour.json'])
  empty('of media/a.jpg')
  await vi.advanceTimersByTimeAsync(1000)
  expect(names()).toEqual(['media-of media/a.jpg', 'tour.json'])
  empty()
  change('1')
  await vi.advanceTimersByTimeAsync(1000)
  expect(names()).toEqual(['tour.json'])
  await end()
})

test('what is brought back while a slow save begins, and is closed then, keeps its bytes', async () => {
  const { shelf, kept } = memoryShelf()
  const keeper = createKeeper(shelf, codec)
  const { document, getBlob } = simpleDocument('home', '0', { 'media/a.jpg': 'a' })
  await keeper.save(document, getBlob)
  const opened = await keeper.open('home')
  const saved = opened.document
  // The room is taken away, and undo would bring it back.
  const now = {
    document: { ...saved, files: [] as typeof saved.files },
    recalled: ['of media/a.jpg'],
  }
  const slow = async (id: string) => {
    await new Promise((resolve) => setTimeout(resolve, 5000))
    await keeper.tidy(id)
  }
  let changed = () => {}
  const end = autosave(
    {
      keeper: { ...keeper, tidy: slow },
      getBlob: opened.getBlob,
      current: () => now.document,
      recalled: () => new Set(now.recalled),
      subscribe: (call) => {
        changed = call
        return () => {}
      },
      onState: () => {},
    },
    saved,
  )
  await vi.advanceTimersByTimeAsync(1000)
  now.document = saved
  changed()
  // Closed, there is no undo any more.
  now.recalled = []
  const ended = end()
  await vi.advanceTimersByTimeAsync(20_000)
  await ended
  expect([...(kept.get('home')?.keys() ?? [])].toSorted()).toEqual([
    'media-of media/a.jpg',
    'tour.json',
  ])
  expect((await keeper.open('home')).document.files).toEqual(saved.files)
})
