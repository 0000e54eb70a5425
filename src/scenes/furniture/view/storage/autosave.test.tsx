import { proxy } from 'valtio/vanilla'
import { subscribeKey } from 'valtio/vanilla/utils'
import { beforeEach, expect, test, vi } from 'vitest'
import { createDesign } from '../../../../room-photo/model/design/design.ts'
import { addItem } from '../../../../room-photo/model/design/edit-items.ts'
import { noNoiseOrBlur } from '../../../../room-photo/model/estimate/noise-and-blur.ts'
import { defaultRoomLight } from '../../../../room-photo/model/light.ts'
import { pieceOf } from '../../../../room-photo/model/testing/samples.ts'
import type { RoomSaving } from '../../model/session.ts'
import { autosaveDesign } from './autosave.ts'
import { roomStore } from './room-store.ts'

/** What the browser keeps, how often a photo was written, and what stands in the way of it. */
const kept = vi.hoisted(() => ({
  designs: new Map<string, { saved?: { items: unknown[] } }>(),
  photos: new Map<string, unknown>(),
  photosPut: 0,
  error: null as Error | null,
  tried: 0,
}))

vi.mock('idb', () => {
  const objectStore = (name: 'designs' | 'photos') => ({
    put: async (value: { id: string; saved?: { items: unknown[] } }, id = value.id) => {
      // Photo and design are one write.
      if (name === 'designs') kept.tried += 1
      if (kept.error) throw kept.error
      if (name === 'photos') kept.photosPut += 1
      kept[name].set(id, value)
    },
    delete: async (id: string) => kept[name].delete(id),
  })
  const transaction = () => ({ objectStore, done: Promise.resolve() })
  const get = async (name: 'designs' | 'photos', id: string) => kept[name].get(id)
  const getAllKeys = async (name: 'designs' | 'photos') => [...kept[name].keys()]
  return { openDB: async () => ({ transaction, get, getAllKeys }) }
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  kept.designs.clear()
  kept.photos.clear()
  Object.assign(kept, { photosPut: 0, error: null })
})

const rested = () => vi.advanceTimersByTimeAsync(1000)

function startAutosave(id = '') {
  const design = createDesign({ width: 4, height: 3 })
  const blob = new Blob(['a photo'])
  const state = proxy<RoomSaving>({ id, name: 'Loft', state: id ? 'kept' : 'new' })
  const photo = { name: 'Loft', blob, url: '', light: defaultRoomLight, texture: noNoiseOrBlur }
  const end = autosaveDesign(design, photo, state)
  return { design, state, blob, end, add: () => addItem(design, pieceOf({ piece: 'vase' })) }
}

test('a photo is written once, and again where another tab has deleted the room meanwhile', async () => {
  const { state, blob, end, add } = startAutosave()
  for (let piece = 0; piece < 2; piece += 1) {
    add()
    await rested()
  }
  expect(state.state).toBe('kept')
  expect([kept.photos.get(state.id), kept.photosPut]).toEqual([blob, 1])
  await roomStore.delete(state.id)
  add()
  await rested()
  expect(kept.designs.size).toBe(1)
  expect(kept.photos.get(state.id)).toBe(blob)
  end()
})

test('a design is kept from its first piece on, and its end writes what is left', async () => {
  const { state, end, add } = startAutosave()
  state.name = 'Attic'
  await rested()
  expect(kept.designs.size).toBe(0)
  add()
  await rested()
  add()
  await vi.advanceTimersByTimeAsync(0)
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect([...kept.designs.values()].map(({ saved }) => saved?.items.length)).toEqual([2])
})

test('a kept room whose last piece is taken out is kept without it', async () => {
  const { design, state, end, add } = startAutosave()
  add()
  await rested()
  design.items.length = 0
  await rested()
  expect(kept.designs.get(state.id)?.saved?.items).toEqual([])
  end()
})

test.each([
  ['blocked', new Error('Refused')],
  ['full', new DOMException('No space', 'QuotaExceededError')],
] as const)(
  'a save that fails is %s, and is tried again with the next change alone',
  async (told, failure) => {
    const { design, state, end, add } = startAutosave()
    const states: string[] = []
    subscribeKey(state, 'state', (now) => states.push(now))
    const tries = async () => {
      const before = kept.tried
      await vi.advanceTimersByTimeAsync(10_000)
      return kept.tried - before
    }

    kept.error = failure
    add()
    expect(await tries()).toBe(1)
    expect(states).toEqual([told])
    // What is only looked at is no change.
    design.grid = true
    expect(await tries()).toBe(0)
    state.name = 'Attic'
    expect(await tries()).toBe(1)
    expect(states).toEqual([told])
    kept.error = null
    expect(await tries()).toBe(0)
    add()
    expect(await tries()).toBe(1)
    expect(states).toEqual([told, 'kept'])
    // A failure after that is told anew.
    kept.error = failure
    add()
    expect(await tries()).toBe(1)
    expect(states).toEqual([told, 'kept', told])
    end()
  },
)

test('a room that another tab has open is not written, and that is said', async () => {
  const locks = {
    request: async (_name: string, _how: object, take: (lock: null) => void) => take(null),
  }
  vi.stubGlobal('navigator', { locks })
  const { state, add, end } = startAutosave('loft')
  add()
  await rested()
  expect([state.state, kept.designs.size]).toEqual(['elsewhere', 0])
  end()
})

test('kept rooms are listed, the last one first, without what cannot be read', async () => {
  for (const at of [1000, 2000]) {
    vi.setSystemTime(at)
    const { state, end, add } = startAutosave()
    state.name = `Kept at ${at}`
    add()
    await rested()
    end()
  }
  kept.designs.set('torn', { saved: { items: [] } })
  const listed = (await roomStore.list()).map(({ name, count }) => `${name}: ${count}`)
  expect(listed).toEqual(['Kept at 2000: 1', 'Kept at 1000: 1'])
})
