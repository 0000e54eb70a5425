import { databaseOpener } from '../../../../projects/database.ts'
import { databases } from '../../../../projects/places.ts'
import type { Picture } from '../../model/job.ts'
import { readFromDisk, type SavedStaging, toSaved } from '../../model/saved-staging.ts'
import type { Staging } from '../../model/staging.ts'

/** Photos and pictures have a store each, so that saving a step does not write many megabytes. */
const open = databaseOpener(databases.staging, { about: null, files: null, pictures: null })

/** The one staging that a browser keeps: the key of its document. */
const only = 'now'

/** The large contents of a staging by the ids of photos and jobs. */
const contentsOf = ({ photos, jobs }: Staging) => ({
  files: new Map(photos.map(({ id, file }) => [id, file])),
  pictures: new Map(jobs.flatMap(({ id, picture }) => (picture ? [[id, picture] as const] : []))),
})

/** The saved staging of this browser. */
export function stagingStore() {
  /** What this session has written, since another one may have used the same numbers. */
  let written: Partial<ReturnType<typeof contentsOf>> = {}
  return {
    read: readStaging,
    /** Writes what has changed, and removes what is gone. */
    async write(staging: Staging) {
      const [about, contents] = [toSaved(staging), contentsOf(staging)]
      const database = await open()
      const transaction = database.transaction(['about', 'files', 'pictures'], 'readwrite')
      const change = async (name: keyof typeof contents) => {
        const store = transaction.objectStore(name)
        const gone = (await store.getAllKeys()).filter((id) => !contents[name].has(Number(id)))
        const fresh = [...contents[name]].filter(([id, each]) => written[name]?.get(id) !== each)
        await Promise.all([
          ...gone.map((id) => store.delete(id)),
          ...fresh.map(([id, content]) => store.put(content, id)),
        ])
      }
      await Promise.all([
        transaction.objectStore('about').put(about, only),
        ...[change('files'), change('pictures'), transaction.done],
      ])
      for (const [id, picture] of contents.pictures) {
        if (written.pictures?.get(id) === picture) continue
        const stored: Picture | undefined = await database.get('pictures', id)
        if (stored) readFromDisk(picture, stored)
      }
      written = contents
    },
  }
}

/**
 * @returns undefined where nothing is kept
 * @throws DOMException where the browser keeps nothing, as in some private windows
 */
async function readStaging(): Promise<SavedStaging | undefined> {
  const database = await open()
  const about: ReturnType<typeof toSaved> | undefined = await database.get('about', only)
  if (!about) return undefined
  const photos = about.photos.map(async (photo) => {
    const file: Blob | undefined = await database.get('files', photo.id)
    return file ? [{ ...photo, file }] : []
  })
  const jobs = about.jobs.map(async (job) => {
    const picture: Picture | undefined = await database.get('pictures', job.id)
    return { ...job, picture: picture ?? null }
  })
  return { ...about, photos: (await Promise.all(photos)).flat(), jobs: await Promise.all(jobs) }
}
