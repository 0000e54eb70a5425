import { proxy } from 'valtio/vanilla'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addItem } from '../../model/room/actions.ts'
import { createDesign } from '../../model/room/design.ts'
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
}))

vi.mock('idb', () => {
  const objectStore = (name: 'designs' | 'photos') => ({
    getKey: async (id: string) => (kept[name].has(id) ? id : undefined),
    put: async (value: { id: string }, id = value.id) => {
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
