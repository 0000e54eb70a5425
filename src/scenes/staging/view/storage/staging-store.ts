import { databaseStorage } from '../../../../projects/database.ts'
import { databaseNames } from '../../../../projects/places.ts'
import {
  createProjectStore,
  documentFileName,
  storedFileName,
} from '../../../../projects/project-store.ts'
import { StorageError } from '../../../../projects/save-status.ts'
import type { StagedPictures } from '../../model/job.ts'
import { replaceBlobs, type SavedStaging, toSaved } from '../../model/saved-staging.ts'
import type { Staging } from '../../model/staging.ts'

type About = ReturnType<typeof toSaved>
type Content = About | Blob | StagedPictures

/** The one staging that a browser keeps: the key of its document. */
const only = 'now'

/** Photos and pictures have a store each, so that saving a step does not write many megabytes. */
const photoFile = (id: number) => `files-${id}`
const pictureFile = (id: number) => `pictures-${id}`

const storage = databaseStorage<Content, Content>(databaseNames.staging, {
  stores: { about: null, files: null, pictures: null },
  keyOf(_only, name) {
    const [, store = 'about', id] = /(files|pictures)-(\d+)$/.exec(name) ?? []
    return [store, id ? Number(id) : only]
  },
  nameOf: (store, id) => [
    only,
    store === 'about' ? documentFileName : storedFileName(`${store}-${id}`),
  ],
  toStored: (content) => content,
  fromStored: (content) => ({ content, changed: 0 }),
})

/** @param files  to be written; stored ones are found by photo and job */
const projectOf = (about: About, files: readonly string[] = []) => ({
  id: only,
  name: '',
  about,
  files: files.map((id) => ({ id })),
})

const store = createProjectStore<ReturnType<typeof projectOf>, Content>(storage, {
  parse: (content) =>
    'jobs' in content ? { document: projectOf(content) } : { fault: { code: 'Foreign' } },
  serialise: ({ about }) => about,
  count: ({ about }) => about.photos.length,
})

/** The saved staging of this browser. */
export function createStagingStore() {
  /** Files written by this session, since another one may have used the same numbers. */
  const written = new Map<string, Content>()
  return {
    read: readStaging,
    /** Writes what has changed. @throws StorageError */
    async write(staging: Staging) {
      const contents = new Map<string, Blob | StagedPictures>()
      for (const { id, file } of staging.photos) contents.set(photoFile(id), file)
      for (const { id, picture } of staging.jobs)
        if (picture) contents.set(pictureFile(id), picture)
      const fresh = [...contents].filter(([id, content]) => written.get(id) !== content)
      const contentOf = async (id: string) => {
        const content = contents.get(id)
        if (content) return content
        throw new StorageError('Gone')
      }
      await store.save(
        projectOf(toSaved(staging), [...contents.keys()]),
        contentOf,
        new Set(),
        new Set(fresh.map(([id]) => id)),
      )
      for (const [id, content] of fresh) {
        written.set(id, content)
        if (content instanceof Blob) continue
        // Replaces its blobs by the stored ones.
        const stored = (await storage.read(only, storedFileName(id)))?.content
        if (stored && 'clean' in stored) replaceBlobs(content, stored)
      }
    },
  }
}

/**
 * @returns undefined where nothing is kept
 * @throws StorageError where the browser keeps nothing, as in some private windows
 */
async function readStaging(): Promise<SavedStaging | undefined> {
  const opened = await orGone(store.open(only))
  if (!opened) return undefined
  const { document, getBlob } = opened
  const photos = document.about.photos.map(async (photo) => {
    const file = await orGone(getBlob(photoFile(photo.id)))
    return file instanceof Blob ? [{ ...photo, file }] : []
  })
  const jobs = document.about.jobs.map(async (job) => {
    const picture = await orGone(getBlob(pictureFile(job.id)))
    return { ...job, picture: picture && 'clean' in picture ? picture : null }
  })
  return {
    ...document.about,
    photos: (await Promise.all(photos)).flat(),
    jobs: await Promise.all(jobs),
  }
}

/** Undefined for what is not there. */
const orGone = <T>(task: Promise<T>): Promise<T | undefined> =>
  task.catch((error) => {
    if (error instanceof StorageError && error.code === 'Gone') return undefined
    throw error
  })
