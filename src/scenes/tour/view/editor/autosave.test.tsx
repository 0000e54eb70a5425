import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenClosedProjectsSaved } from '../../../../projects/lock.ts'
import { changeRoom } from '../../model/document/rooms.ts'
import { createSession, documentOf, edit, resetSession, sealStep } from '../../model/session.ts'
import { sampleHome } from '../../model/testing/sample-home.ts'
import { addFaults, createTour } from '../../model/tour.ts'
import type { FileSource } from '../rooms/file-source.ts'
import { createAutosave, tourStore } from './autosave.ts'

/** What the disk answers instead of writing, and how often a save came to it. */
const disk = vi.hoisted(() => ({ failure: undefined as Error | undefined, saves: 0 }))

vi.mock('../../../../projects/project-store.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../../projects/project-store.ts')>()
  const { memoryStorage } = await import('../../../../projects/testing/memory-storage.ts')
  const { storage } = memoryStorage()
  const write: typeof storage.write = async (...file) => {
    if (disk.failure) throw disk.failure
    return storage.write(...file)
  }
  const openTourProjectStore: typeof original.openTourProjectStore = async (codec) => {
    const store = original.createProjectStore({ ...storage, write }, original.textCodec(codec))
    const save: typeof store.save = (...given) => {
      disk.saves += 1
      return store.save(...given)
    }
    return { ...store, save }
  }
  return { ...original, openTourProjectStore }
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  disk.failure = undefined
})

/** The sample home in an editor. @param fileOf  what its files are */
function openHome(id: string, fileOf: (path: string) => FileSource) {
  const state = createSession(id)
  resetSession(state, id, { ...sampleHome(), id })
  const files = new Map(documentOf(state).files.map((file) => [file.id, fileOf(file.path)]))
  const tour = createTour()
  const autosave = createAutosave(tour, state, files)
  const rename = (name: string) =>
    edit(state, ['RenameRoom', 'name:hall'], changeRoom, 'hall', { name })
  /** How often it is saved in a while. */
  const saves = async () => {
    const before = disk.saves
    await vi.advanceTimersByTimeAsync(20_000)
    return disk.saves - before
  }
  return { state, tour, autosave, rename, saves }
}

test('a change just before the tour is closed is kept with its own tour, not with the next', async () => {
  const { state, autosave, rename, saves } = openHome('left', held)
  autosave.begin()
  expect(await saves()).toBe(1)
  rename('Lobby')
  autosave.close()
  resetSession(state, 'next', { ...sampleHome(), id: 'next' })
  await whenClosedProjectsSaved()
  const store = await tourStore()
  expect((await store.open('left')).document.rooms.map(({ name }) => name)).toContain('Lobby')
  expect((await store.list()).map(({ id }) => id)).not.toContain('next')
})

const held = (name: string): FileSource => ({ name, blob: new Blob([name]) })

test('a save that fails is told once, and tried again with the next change alone', async () => {
  const failure = new DOMException('No space', 'QuotaExceededError')
  const { state, tour, autosave, rename, saves } = openHome('Full', held)
  disk.failure = failure
  autosave.begin()
  expect(await saves()).toBe(1)
  expect([state.keep, tour.otherFaults]).toEqual(['Full', [{ code: 'KeepFull' }]])
  // Neither looking round nor leaving a field is a change.
  state.currentRoomId = 'hall'
  sealStep(state)
  expect(await saves()).toBe(0)
  rename('Lobby')
  expect(await saves()).toBe(1)
  expect([state.keep, tour.otherFaults]).toEqual(['Full', [{ code: 'KeepFull' }]])
  disk.failure = undefined
  addFaults(tour, [{ code: 'Empty', name: 'a.jpg' }])
  expect(await saves()).toBe(0)
  rename('Porch')
  expect(await saves()).toBe(1)
  expect([state.keep, tour.otherFaults]).toEqual(['saved', [{ code: 'Empty', name: 'a.jpg' }]])
  // A failure after that is told anew.
  disk.failure = failure
  rename('Hall')
  expect(await saves()).toBe(1)
  expect(tour.otherFaults.slice(1)).toEqual([{ code: 'KeepFull' }])
  autosave.close()
  expect(await saves()).toBe(0)
})

test('where a file of the site does not come, that stays said until the next change is kept', async () => {
  let comes = false
  // Slower than a change waits, so that the autosave is woken while it saves.
  const fetchSlowly = async (address: string) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    if (!comes && address.endsWith('bedroom.jpg')) throw new TypeError('Failed to fetch')
    return new Response(address)
  }
  vi.stubGlobal('fetch', fetchSlowly)
  const { state, tour, autosave, rename, saves } = openHome('Offline', (path) => ({
    ...{ name: path, address: `http://localhost/${path}`, thumb: '' },
  }))
  autosave.beginOnChange()
  expect(await saves()).toBe(0)
  rename('Lobby')
  expect(await saves()).toBe(1)
  expect([state.keep, tour.otherFaults]).toEqual(['Offline', [{ code: 'KeepOffline' }]])
  comes = true
  rename('Porch')
  expect(await saves()).toBe(1)
  expect([state.keep, tour.otherFaults]).toEqual(['saved', []])
  autosave.close()
})
