import type { DBSchema } from 'idb'
import { projectDatabase } from '../../../../projects/database.ts'
import type { Picture } from '../../model/job.ts'
import {
  readFromDisk,
  type SavedJob,
  type SavedPhoto,
  type SavedStaging,
  toSaved,
} from '../../model/saved-staging.ts'
import type { Staging } from '../../model/staging.ts'

/** Files and pictures lie apart, so that a step does not write many megabytes. */
interface StagingSchema extends DBSchema {
  about: { key: 'now'; value: ReturnType<typeof toSaved> }
  files: { key: number; value: Blob }
  /** by job, with the seed and the edit that it was made of */
  pictures: { key: number; value: Picture }
}

export const databaseName = 'realia-staging'
const stores: ['about', 'files', 'pictures'] = ['about', 'files', 'pictures']

const { open, write } = projectDatabase<StagingSchema>(databaseName, (made) => {
  for (const store of stores) made.createObjectStore(store)
})

/** What this browser keeps of a staging. */
export function stagingStore() {
  // By job. Its files are changed in place once they are on the disk.
  const written = new Map<number, Picture>()
  return {
    read: readStaging,
    /** @throws DOMException `QuotaExceededError` when the disk is full */
    async write(staging: Staging) {
      for (const [id, picture] of await writeStaging(staging, written)) {
        written.set(id, picture)
        const stored = await (await open()).get('pictures', id)
        if (stored) readFromDisk(picture, stored)
      }
    },
  }
}

export type StagingStore = ReturnType<typeof stagingStore>

/** @returns undefined where nothing is kept @throws DOMException where the browser keeps nothing, as in some private windows */
async function readStaging(): Promise<SavedStaging | undefined> {
  const transaction = (await open()).transaction(stores)
  const about = await transaction.objectStore('about').get('now')
  if (!about) return undefined
  const files = transaction.objectStore('files')
  const pictures = transaction.objectStore('pictures')
  const photos = await Promise.all(
    about.photos.map(async (photo: SavedPhoto) => ({ photo, file: await files.get(photo.id) })),
  )
  const jobs = await Promise.all(
    about.jobs.map(async (job: SavedJob) => ({ job, picture: await pictures.get(job.id) })),
  )
  return {
    ...about,
    photos: photos.flatMap(({ photo, file }) => (file ? [{ ...photo, file }] : [])),
    jobs: jobs.map(({ job, picture = null }) => ({ ...job, picture })),
  }
}

/** Writes what has changed since, all of it or nothing. @returns the pictures that were written */
async function writeStaging(
  staging: Staging,
  written: ReadonlyMap<number, Picture>,
): Promise<(readonly [number, Picture])[]> {
  const made = staging.jobs.flatMap(({ id, picture }) => (picture ? [[id, picture] as const] : []))
  const fresh = made.filter(([id, picture]) => written.get(id) !== picture)
  await write(stores, async (transaction) => {
    const files = transaction.objectStore('files')
    const pictures = transaction.objectStore('pictures')
    const [kept, drawn] = await Promise.all([files.getAllKeys(), pictures.getAllKeys()])
    const gone = <Key>(keys: Key[], all: readonly { id: Key }[]) =>
      keys.filter((key) => !all.some(({ id }) => id === key))
    await Promise.all([
      transaction.objectStore('about').put(toSaved(staging), 'now'),
      ...staging.photos
        .filter(({ id }) => !kept.includes(id))
        .map(({ id, file }) => files.put(file, id)),
      ...fresh.map(([id, picture]) => pictures.put(picture, id)),
      ...gone(kept, staging.photos).map((key) => files.delete(key)),
      ...gone(drawn, staging.jobs).map((key) => pictures.delete(key)),
    ])
  })
  return fresh
}
