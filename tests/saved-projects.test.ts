import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { databaseStorage } from '../src/projects/database.ts'
import type { FileStorage } from '../src/projects/file-storage.ts'
import { opfsStorage } from '../src/projects/file-storage.ts'
import { createProjectStore } from '../src/projects/project-store.ts'
import { shapeOf } from '../src/scenes/classrooms/common/model/document.ts'
import { createSession, progressText } from '../src/scenes/classrooms/common/model/session.ts'
import { designOf, fromSaved, toSaved } from '../src/scenes/furniture/model/room/saved-design.ts'
import { listRooms, readRoom, writeRoom } from '../src/scenes/furniture/view/storage/room-store.ts'
import { countSaved, restore } from '../src/scenes/staging/model/saved-staging.ts'
import { createStaging } from '../src/scenes/staging/model/staging.ts'
import { stagingStore } from '../src/scenes/staging/view/storage/staging-store.ts'
import { tourCodec } from '../src/scenes/tour/model/document/parse-document.ts'
import type { LessonId } from '../src/site/lessons.ts'
import { lessonModels } from './setup/lesson-models.ts'
import { memoryFolder } from './setup/memory-folder.ts'
import { type DatabaseDump, dumpDatabase, restoreDatabase } from './setup/saved-dump.ts'

/** What browsers hold of visits to the site as it was in November 2026, written by its code of then. */
const saved = (name: string) =>
  JSON.parse(readFileSync(`tests/fixtures/saved/${name}.json`, 'utf8'))
const changed = 1_780_000_000_000
const json = (value: unknown) => JSON.parse(JSON.stringify(value))

afterEach(() => vi.unstubAllGlobals())

describe('a tour that was saved before', () => {
  async function expectTour(storage: FileStorage) {
    const store = createProjectStore(storage, tourCodec)
    expect(await store.list()).toMatchObject([{ id: 'home', name: 'Home – घर', rooms: 3 }])
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
    await expectTour(await databaseStorage('realia-tours', () => changed))
    expect(await dumpDatabase('realia-tours')).toEqual(dump)
  })
})

describe('a room that was saved before', () => {
  test('is listed, opens with its photo, and is saved as it was', async () => {
    const dump: DatabaseDump = saved('rooms')
    await restoreDatabase(dump)
    const listed = (await listRooms()).map(({ id, name, count }) => `${id}: ${name}, ${count}`)
    expect(listed).toEqual(['empty: Loft, 1', 'photo: Wohnzimmer – 居間, 2', 'older: Older, 2'])
    for (const id of ['empty', 'photo']) {
      const room = await readRoom(id)
      expect(await room?.photo?.text()).toBe(id === 'photo' ? 'a photo' : undefined)
      const read = fromSaved(room?.saved)
      const { name, light, texture, known: walls, savedAt: now } = read
      const again = toSaved(designOf(read), { name, light, texture, walls, now })
      expect(again).toEqual(room?.saved)
      await writeRoom(id, again, room?.photo ?? null)
    }
    expect(await dumpDatabase('realia-rooms')).toEqual(dump)
  })

  test('opens without what sites did not know yet', async () => {
    await restoreDatabase(saved('rooms'))
    const read = fromSaved((await readRoom('older'))?.saved)
    expect(read).toMatchObject({ ceiling: null, yardstick: null, known: null })
    const { heightBy, items, sun } = designOf(read)
    expect([heightBy, items.length, sun.reflection]).toEqual(['hand', 2, 0])
  })
})

describe('a staging that was saved before', () => {
  test('goes on, and is saved as it was', async () => {
    const dump: DatabaseDump = saved('staging')
    await restoreDatabase(dump)
    const store = stagingStore()
    const kept = await store.read()
    if (!kept) throw new Error('nothing is kept')
    expect(countSaved(kept)).toEqual({ photos: 3, left: 2 })
    const staging = createStaging()
    restore(staging, kept)
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
    const store = stagingStore()
    const kept = await store.read()
    if (!kept) throw new Error('nothing is kept')
    const staging = createStaging()
    restore(staging, kept)
    expect([staging.photos.length, staging.shared]).toEqual([3, []])
  })
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
    expect(json(JSON.parse(progressText(session)))).toEqual(JSON.parse(text))
  },
)
