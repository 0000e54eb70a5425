import { proxy } from 'valtio/vanilla'
import { subscribeKey } from 'valtio/vanilla/utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addItem } from '../../model/room/actions.ts'
import { createDesign } from '../../model/room/design.ts'
import { createEmptyRoom } from '../../model/room/empty-room.ts'
import { usualLight } from '../../model/room/light.ts'
import type { Keeping } from '../../model/room/room.ts'
import { plainTexture } from '../../model/room/texture.ts'
import { keepDesign } from './autosave.ts'
import { deleteRoom } from './rooms-database.ts'

/** What the browser keeps, and how often a photo was written. */
const kept = vi.hoisted(() => ({
  designs: new Map<string, unknown>(),
  photos: new Map<string, unknown>(),
  photosPut: 0,
  designsTried: 0,
  failure: undefined as Error | undefined,
}))

vi.mock('idb', () => {
  const objectStore = (name: 'designs' | 'photos') => ({
    getKey: async (id: string) => (kept[name].has(id) ? id : undefined),
    put: async (value: { id: string }, id = value.id) => {
      if (name === 'designs') kept.designsTried += 1
      if (kept.failure) throw kept.failure
      if (name === 'photos') kept.photosPut += 1
      kept[name].set(id, value)
    },
    delete: async (id: string) => kept[name].delete(id),
  })
  return { openDB: async () => ({ transaction: () => ({ objectStore, done: Promise.resolve() }) }) }
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  kept.failure = undefined
})

const rested = () => vi.advanceTimersByTimeAsync(1000)

test('a photo is written once, and again where another tab has deleted the room meanwhile', async () => {
  const design = createDesign({ width: 4, height: 3 })
  const blob = new Blob(['a photo'])
  const keeping = proxy<Keeping>({ id: '', name: 'Loft', state: 'new' })
  const photo = { name: 'Loft', blob, url: '', light: usualLight, texture: plainTexture }
  const add = () => addItem(design, { piece: 'vase', look: '', x: 0, z: -3, turn: 0, scale: 1 })
  const end = keepDesign(design, photo, keeping)
  add()
  await rested()
  add()
  await rested()
  expect(keeping.state).toBe('kept')
  expect(kept.photos.get(keeping.id)).toBe(blob)
  expect(kept.photosPut).toBe(1)

  await deleteRoom(keeping.id)
  add()
  await rested()
  expect(kept.designs.size).toBe(1)
  expect(kept.photos.get(keeping.id)).toBe(blob)
  end()
})

test.each([
  ['blocked', new Error('Refused')],
  ['full', new DOMException('No space', 'QuotaExceededError')],
] as const)(
  'a save that fails is %s, and is tried again with the next change alone',
  async (state, failure) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const design = createEmptyRoom()
    const keeping = proxy<Keeping>({ id: '', name: 'Loft', state: 'new' })
    const photo = { name: 'Loft', blob: null, url: '', light: usualLight, texture: plainTexture }
    const add = () => addItem(design, { piece: 'vase', look: '', x: 0, z: 0, turn: 0, scale: 1 })
    const states: string[] = []
    subscribeKey(keeping, 'state', (now) => states.push(now))
    const end = keepDesign(design, photo, keeping)
    const tries = async () => {
      const before = kept.designsTried
      await vi.advanceTimersByTimeAsync(10_000)
      return kept.designsTried - before
    }

    kept.failure = failure
    add()
    expect(await tries()).toBe(1)
    expect(states).toEqual([state])
    // What is only looked at is no change.
    design.grid = true
    expect(await tries()).toBe(0)
    keeping.name = 'Attic'
    expect(await tries()).toBe(1)
    expect(states).toEqual([state])
    kept.failure = undefined
    expect(await tries()).toBe(0)
    add()
    expect(await tries()).toBe(1)
    expect(states).toEqual([state, 'kept'])
    // A failure after that is told anew.
    kept.failure = failure
    add()
    expect(await tries()).toBe(1)
    expect(states).toEqual([state, 'kept', state])
    end()
  },
)
