import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Picture } from '../../model/job.ts'
import { type Kept, type KeptJob, type KeptPhoto, readFromDisk, toKept } from '../../model/kept.ts'
import type { Staging } from '../../model/staging.ts'

/** Files and pictures lie apart, so that a step does not write many megabytes. */
interface StagingSchema extends DBSchema {
  about: { key: 'now'; value: ReturnType<typeof toKept> }
  files: { key: number; value: Blob }
  /** by job, with the seed and the edit that it was made of */
  pictures: { key: number; value: Picture }
}

export const databaseName = 'realia-staging'
const stores = ['about', 'files', 'pictures'] as const

/** @throws DOMException where the browser keeps nothing, as in some private windows */
export async function openStaging() {
  const database = await openDB<StagingSchema>(databaseName, 1, {
    upgrade(made) {
      for (const store of stores) made.createObjectStore(store)
    },
  })
  // By job. Its files are changed in place once they are on the disk.
  const written = new Map<number, Picture>()
  return {
    read: () => read(database),
    /** @throws DOMException `QuotaExceededError` when the disk is full */
    async write(staging: Staging) {
      const fresh = await write(database, staging, written)
      for (const [id, picture] of fresh) {
        written.set(id, picture)
        const stored = await database.get('pictures', id)
        if (stored) readFromDisk(picture, stored)
      }
    },
    async clear() {
      const transaction = database.transaction(stores, 'readwrite')
      await Promise.all([
        ...stores.map((store) => transaction.objectStore(store).clear()),
        transaction.done,
      ])
    },
    close: () => database.close(),
  }
}

export type StagingDatabase = Awaited<ReturnType<typeof openStaging>>

/** @returns undefined where nothing is kept */
async function read(database: IDBPDatabase<StagingSchema>): Promise<Kept | undefined> {
  const transaction = database.transaction(stores)
  const about = await transaction.objectStore('about').get('now')
  if (!about) return undefined
  const files = transaction.objectStore('files')
  const pictures = transaction.objectStore('pictures')
  const photos = await Promise.all(
    about.photos.map(async (photo: KeptPhoto) => ({ photo, file: await files.get(photo.id) })),
  )
  const jobs = await Promise.all(
    about.jobs.map(async (job: KeptJob) => ({ job, picture: await pictures.get(job.id) })),
  )
  return {
    ...about,
    photos: photos.flatMap(({ photo, file }) => (file ? [{ ...photo, file }] : [])),
    jobs: jobs.map(({ job, picture = null }) => ({ ...job, picture })),
  }
}

/** Writes what has changed since, all of it or nothing. @returns the pictures that were written */
async function write(
  database: IDBPDatabase<StagingSchema>,
  staging: Staging,
  written: ReadonlyMap<number, Picture>,
): Promise<(readonly [number, Picture])[]> {
  const transaction = database.transaction(stores, 'readwrite')
  const files = transaction.objectStore('files')
  const pictures = transaction.objectStore('pictures')
  const made = staging.jobs.flatMap(({ id, picture }) => (picture ? [[id, picture] as const] : []))
  const fresh = made.filter(([id, picture]) => written.get(id) !== picture)
  const work = async () => {
    const [kept, drawn] = await Promise.all([files.getAllKeys(), pictures.getAllKeys()])
    const gone = <Key>(keys: Key[], all: readonly { id: Key }[]) =>
      keys.filter((key) => !all.some(({ id }) => id === key))
    await Promise.all([
      transaction.objectStore('about').put(toKept(staging), 'now'),
      ...staging.photos
        .filter(({ id }) => !kept.includes(id))
        .map(({ id, file }) => files.put(file, id)),
      ...fresh.map(([id, picture]) => pictures.put(picture, id)),
      ...gone(kept, staging.photos).map((key) => files.delete(key)),
      ...gone(drawn, staging.jobs).map((key) => pictures.delete(key)),
    ])
  }
  await Promise.all([work(), transaction.done])
  return fresh
}
