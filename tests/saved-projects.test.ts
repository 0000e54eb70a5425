import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { deleteDB, type IDBPDatabase, openDB } from 'idb'
import { describe, expect, test, vi } from 'vitest'
import { databaseFileStorage } from '../src/projects/database.ts'
import type { FileStorage } from '../src/projects/file-storage.ts'
import { opfsStorage } from '../src/projects/file-storage.ts'
import { deleteToursRoomsAndStagings } from '../src/projects/places.ts'
import { createProjectStore, textCodec } from '../src/projects/project-store.ts'
import { renameKeys } from '../src/projects/schema.ts'
import { renamedKeys } from '../src/room-photo/model/design/design.ts'
import { shapeOf } from '../src/scenes/classrooms/common/model/document.ts'
import { createSession, serializeProgress } from '../src/scenes/classrooms/common/model/session.ts'
import { designOf, savedVersion, toSaved } from '../src/scenes/furniture/model/room/saved-design.ts'
import { roomStore } from '../src/scenes/furniture/view/storage/room-store.ts'
import { countSaved, restoreStaging } from '../src/scenes/staging/model/saved-staging.ts'
import { createStaging } from '../src/scenes/staging/model/staging.ts'
import { createStagingStore } from '../src/scenes/staging/view/storage/staging-store.ts'
import { tourCodec } from '../src/scenes/tour/model/document/parse-document.ts'
import type { LessonId } from '../src/site/lessons.ts'
import { lessonModels } from './setup/lesson-models.ts'

/** What browsers hold of visits to the site as it was in November 2026, written by its code of then. */
const saved = (name: string) =>
  JSON.parse(readFileSync(`tests/fixtures/saved/${name}.json`, 'utf8'))
const changed = 1_780_000_000_000
const json = (value: unknown) => JSON.parse(JSON.stringify(value))

describe('a tour that was saved before', () => {
  async function expectTour(storage: FileStorage) {
    const store = createProjectStore(storage, textCodec(tourCodec))
    expect(await store.list()).toMatchObject([{ id: 'home', name: 'Home – घर', count: 3 }])
    const { document, getBlob } = await store.open('home')
    expect(document.files.length).toBe(6)
    for (const { id, type } of document.files) {
      const blob = await getBlob(id)
      expect([await blob.text(), blob.type]).toEqual([`of ${id}`, type])
    }
    await store.save(document, getBlob)
  }

  test('opens from the file system for pages, and is saved as it was', async () => {
    const { handle, content } = memoryFolder(saved('tours-opfs'))
    vi.stubGlobal('navigator', { storage: { getDirectory: async () => handle } })
    await expectTour(await opfsStorage('tours'))
    expect(content).toEqual(saved('tours-opfs'))
  })

  test('opens from a database, and is saved as it was', async () => {
    const dump: DatabaseDump = saved('tours')
    await restoreDatabase(dump)
    await expectTour(databaseFileStorage('realia-tours', () => changed))
    expect(await dumpDatabase('realia-tours')).toEqual(dump)
  })
})

describe('a room that was saved before', () => {
  test('is listed, opens with its photo, and is saved as it was', async () => {
    const dump: DatabaseDump = saved('rooms')
    await restoreDatabase(dump)
    const listed = (await roomStore.list()).map(({ id, name, count }) => `${id}: ${name}, ${count}`)
    expect(listed).toEqual(['empty: Loft, 1', 'photo: Wohnzimmer – 居間, 2', 'older: Older, 2'])
    for (const id of ['empty', 'photo']) {
      const { document, getBlob } = await roomStore.open(id)
      const photos = await Promise.all(document.files.map((file) => getBlob(file.id)))
      const texts = photos.map((photo) => (photo instanceof Blob ? photo.text() : 'no photo'))
      expect(await Promise.all(texts)).toEqual(id === 'photo' ? ['a photo'] : [])
      const { name, light, texture, savedAt: now } = document.saved
      const again = toSaved(designOf(document.saved), { name, light, texture, now })
      expect(again).toEqual({ ...document.saved, version: savedVersion })
      await roomStore.save({ ...document, saved: again }, getBlob)
    }
    const isSavedAgain = (part: { format?: string; name?: string } | null) =>
      part?.format === 'realia-room' && part.name !== 'Older'
    const renamed = JSON.stringify(dump, (key, part) => {
      // The walls that were known of a photo are no longer saved: nothing has read them.
      if (key === 'known') return undefined
      if (!isSavedAgain(part)) return part
      return { ...Object(renameKeys(part, renamedKeys)), version: savedVersion }
    })
    expect(json(await dumpDatabase('realia-rooms'))).toEqual(JSON.parse(renamed))
  })

  test('opens without what sites did not know yet', async () => {
    await restoreDatabase(saved('rooms'))
    const { saved: read } = (await roomStore.open('older')).document
    expect(read).toMatchObject({ ceiling: null, scaleReference: null })
    const { heightBy, items, sun } = designOf(read)
    expect([heightBy, items.length, sun.reflection]).toEqual(['hand', 2, 0])
  })
})

describe('a staging that was saved before', () => {
  test('goes on, and is saved as it was', async () => {
    const dump: DatabaseDump = saved('staging')
    await restoreDatabase(dump)
    const store = createStagingStore()
    const kept = await store.read()
    if (!kept) throw new Error('nothing is kept')
    expect(countSaved(kept)).toEqual({ photos: 3, left: 2 })
    const staging = createStaging()
    restoreStaging(staging, kept)
    expect(staging).toMatchObject({
      style: 'bohemian',
      photos: [{ name: 'one.jpg', kind: 'office' }, { name: 'two.jpg' }, { name: 'three.jpg' }],
      jobs: [{ state: 'done' }, { state: 'waiting' }, { state: 'waiting' }],
      shared: [{ members: [{ gap: null }, { gap: 0.01 }] }],
    })
    const [{ picture } = { picture: null }] = staging.jobs
    expect([picture?.share, await picture?.clean.text()]).toEqual([0.25, 'clean'])
    expect(await staging.photos[0]?.file.text()).toBe('x')
    await store.write(staging)
    const [, files, pictures] = (await dumpDatabase('realia-staging')).stores
    const [, filesBefore, picturesBefore] = dump.stores
    const values = (store?: DatabaseDump['stores'][number]) =>
      store?.entries.map(({ value }) => value)
    expect([values(files), values(pictures)]).toEqual([values(filesBefore), values(picturesBefore)])
  })

  test('goes on also from before photos could share a room', async () => {
    const dump: DatabaseDump = saved('staging')
    const about = dump.stores[0]?.entries[0]?.value as { shared?: unknown }
    delete about.shared
    await restoreDatabase(dump)
    const store = createStagingStore()
    const kept = await store.read()
    if (!kept) throw new Error('nothing is kept')
    const staging = createStaging()
    restoreStaging(staging, kept)
    expect([staging.photos.length, staging.shared]).toEqual([3, []])
  })
})

test('once all projects are deleted, no database and no folder is left, also of what is open', async () => {
  for (const name of ['tours', 'rooms', 'staging']) await restoreDatabase(saved(name))
  const { handle, content } = memoryFolder({ tours: saved('tours-opfs'), theirs: {} })
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => handle } })
  const tours = createProjectStore(
    databaseFileStorage('realia-tours', () => changed),
    textCodec(tourCodec),
  )
  expect([await tours.list(), await roomStore.list()].map((kept) => kept.length)).toEqual([1, 3])
  expect(await createStagingStore().read()).toBeDefined()
  expect((await indexedDB.databases()).length).toBe(3)
  await deleteToursRoomsAndStagings()
  expect(await indexedDB.databases()).toEqual([])
  expect(Object.keys(content)).toEqual(['theirs'])
  expect([await tours.list(), await roomStore.list(), await createStagingStore().read()]).toEqual([
    [],
    [],
    undefined,
  ])
})

test.each(Object.entries<string>(saved('lessons')))(
  'progress that was saved before as %s goes on, and is saved as it was',
  (key, text) => {
    const id = key.slice('lesson-'.length) as LessonId
    const words = JSON.parse(readFileSync(`content/en/lessons/${id}.json`, 'utf8'))
    const begin = (kept: string) =>
      createSession(lessonModels[id], shapeOf(words), {
        ...{ view: { yaw: 0, pitch: 0, zoom: 100 }, kept },
      })
    const { session, damaged } = begin(text)
    expect([damaged, session.progress.at, session.progress.quiz.best]).toEqual([false, 1, 1])
    expect(json(JSON.parse(serializeProgress(session)))).toEqual(JSON.parse(text))
  },
)

/** A database as JSON: its object stores with what lies in them. A Blob is its text: `{ blob, type }`. */
interface DatabaseDump {
  name: string
  version: number
  stores: {
    name: string
    keyPath: string | null
    entries: { key: IDBValidKey; value: unknown }[]
  }[]
}

async function dumpDatabase(name: string): Promise<DatabaseDump> {
  const database = await openDB(name)
  const stores: DatabaseDump['stores'] = []
  for (const store of database.objectStoreNames) {
    const { keyPath } = database.transaction(store).store
    const keys = await database.getAllKeys(store)
    const values = await database.getAll(store)
    const entries = await Promise.all(
      keys.map(async (key, at) => ({ key, value: await toJson(values[at]) })),
    )
    stores.push({ name: store, keyPath: keyPath as string | null, entries })
  }
  database.close()
  return { name, version: database.version, stores }
}

/** Puts a database in place of what there is. */
async function restoreDatabase({ name, version, stores }: DatabaseDump): Promise<void> {
  await deleteDB(name)
  const database: IDBPDatabase = await openDB(name, version, {
    upgrade(made) {
      for (const { name: store, keyPath } of stores) made.createObjectStore(store, { keyPath })
    },
  })
  for (const { name: store, keyPath, entries } of stores)
    for (const { key, value } of entries)
      await database.put(store, fromJson(value), keyPath === null ? key : undefined)
  database.close()
}

async function toJson(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return { blob: await value.text(), type: value.type }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Promise.all(value.map(toJson))
  const parts = Object.entries(value).map(async ([key, part]) => [key, await toJson(part)])
  return Object.fromEntries(await Promise.all(parts))
}

function fromJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(fromJson)
  if ('blob' in value && typeof value.blob === 'string')
    return new Blob([value.blob], { type: (value as { type?: string }).type ?? '' })
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fromJson(part)]))
}

interface Folder {
  [name: string]: Folder | { text: string; changed: number }
}

/** As much of the browser's file system for pages as tours are kept in, in memory. */
function memoryFolder(content: Folder = {}) {
  const isFile = (entry: Folder[string]): entry is { text: string; changed: number } =>
    typeof (entry as { text?: unknown }).text === 'string'
  const missing = () => new DOMException('Missing', 'NotFoundError')
  const handleOf = (folder: Folder) => ({
    async *keys() {
      yield* Object.keys(folder)
    },
    async getDirectoryHandle(name: string, { create = false } = {}): Promise<unknown> {
      if (!folder[name] && create) folder[name] = {}
      const found = folder[name]
      if (!found || isFile(found)) throw missing()
      return handleOf(found)
    },
    async getFileHandle(name: string, { create = false } = {}) {
      if (!folder[name] && create) folder[name] = { text: '', changed: 0 }
      const found = folder[name]
      if (!found || !isFile(found)) throw missing()
      return {
        getFile: async () => new File([found.text], name, { lastModified: found.changed }),
        createWritable: async () => ({
          async write(blob: Blob) {
            found.text = await blob.text()
          },
          close: async () => {},
          abort: async () => {},
        }),
      }
    },
    async removeEntry(name: string) {
      if (!folder[name]) throw missing()
      delete folder[name]
    },
  })
  return { handle: handleOf(content) as unknown as FileSystemDirectoryHandle, content }
}
