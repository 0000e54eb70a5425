import { beforeEach, expect, test, vi } from 'vitest'
import { createProjectStore } from '../../../../projects/project-store.ts'
import type { SaveStatus } from '../../../../projects/save-status.ts'
import { memoryStorage } from '../../../../projects/testing/memory-storage.ts'
import { codec, simpleDocument } from '../../../../projects/testing/simple-document.ts'
import { autosaveTour } from './autosave.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

/** A tour that is being kept, on a store that may be slow to tidy. */
async function start({ isKept = false, tidyTime = 0 } = {}) {
  const { storage, state, kept } = memoryStorage()
  const store = createProjectStore(storage, codec)
  const { document, getBlob } = simpleDocument('home', '0', { 'media/a.jpg': 'a' })
  if (isKept) await store.save(document, getBlob)
  const now = { document, recalled: new Set<string>() }
  const states: SaveStatus[] = []
  const told = new Set<() => void>()
  const tidy = async (id: string) => {
    if (tidyTime > 0) await new Promise((resolve) => setTimeout(resolve, tidyTime))
    await store.tidy(id)
  }
  /** Changes the tour. @param recalled  files that an undo brings back */
  const change = (part: Partial<typeof document>, ...recalled: string[]) => {
    Object.assign(now, { recalled: new Set(recalled), document: { ...now.document, ...part } })
    for (const changed of told) changed()
  }
  if (isKept) change({ files: [] }, 'of media/a.jpg')
  const end = autosaveTour(
    {
      ...{ store: { ...store, tidy }, getBlob },
      ...{ current: () => now.document, recalled: () => now.recalled },
      subscribe: (call: () => void) => {
        told.add(call)
        return () => told.delete(call)
      },
      onStatus: (each) => states.push(each),
    },
    isKept ? document : undefined,
  )
  await vi.advanceTimersByTimeAsync(1000)
  const keptName = async () => (await store.list())[0]?.name
  const names = () => [...(kept.get('home')?.keys() ?? [])].toSorted()
  return { change, end, keptName, state, states, names, document, told }
}
const both = ['media-of media/a.jpg', 'tour.json']

test('a change is kept after a second at most, however many follow', async () => {
  const { change, end, keptName, states, told } = await start()
  expect(await keptName()).toBe('0')
  for (let at = 0; at < 30; at++) {
    change({ name: `${at}` })
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(Number(await keptName())).toBeGreaterThanOrEqual(19)
  await end()
  expect([await keptName(), told.size]).toEqual(['29', 0])
  expect(new Set(states)).toEqual(new Set(['saving', 'saved']))
})

test('the bytes of a file that is refused go with the next save; those that undo brings back stay', async () => {
  const { change, end, names } = await start()
  expect(names()).toEqual(both)
  change({ files: [] }, 'of media/a.jpg')
  await vi.advanceTimersByTimeAsync(1000)
  expect(names()).toEqual(both)
  change({ name: '1' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(names()).toEqual(['tour.json'])
  await end()
})

test('what is brought back while a slow save begins, and is closed then, keeps its bytes', async () => {
  // The room was taken away, and undo brings it back.
  const { change, end, names, document, keptName } = await start({ isKept: true, tidyTime: 5000 })
  // Closed, there is no undo any more.
  change({ files: document.files, name: 'back' })
  const ended = end()
  await vi.advanceTimersByTimeAsync(20_000)
  await ended
  expect([names(), await keptName()]).toEqual([both, 'back'])
})
