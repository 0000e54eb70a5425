import { ref } from 'valtio/vanilla'
import type { StyleId } from '../config.ts'
import type { Job, Picture } from './job.ts'
import { restoreShared } from './multi-photo/restore-shared.ts'
import type { SharedRoom } from './multi-photo/shared-room.ts'
import type { StagingPhoto } from './photo.ts'
import { addPhoto, nextId, type Staging } from './staging.ts'

/** Grows when what is kept could no longer be read by an older site, or of an older site. */
export const keptVersion = 1

/** A photo and a job as they are kept: files and pictures lie apart, since they are large and never change. */
export type KeptPhoto = Omit<StagingPhoto, 'file'>
export type KeptJob = Omit<Job, 'picture'>

/** A staging that is kept in this browser. */
export interface Kept {
  version: number
  style: StyleId | null
  photos: (KeptPhoto & { file: Blob })[]
  jobs: (KeptJob & { picture: Picture | null })[]
  /** Photos that show one room; sites before that could be told kept none. */
  shared?: SharedRoom[] | undefined
}

/** What of a staging is kept besides files and pictures, in copies. What was under way waits. */
export function toKept({ style, photos, jobs, shared }: Staging) {
  const plain = {
    version: keptVersion,
    style,
    photos: photos.map(({ file: _, ...photo }) => photo),
    jobs: jobs.map(({ picture: _, ...job }) => ({ ...job, state: restState(job) })),
    shared,
  }
  return JSON.parse(JSON.stringify(plain)) as {
    version: number
    style: StyleId | null
    photos: KeptPhoto[]
    jobs: KeptJob[]
    shared?: SharedRoom[]
  }
}

/**
 * Lets the large files of a picture be read from where they are kept: those that were made are in memory, and thirty
 * photos' would fill it. In place: what was drawn of the picture holds on to it, and must not hold on to them. What lists
 * show stays as it is, so that nothing flickers.
 * @param picture  that was kept
 */
export function readFromDisk(
  picture: Picture,
  { clean, labelled }: Pick<Picture, 'clean' | 'labelled'>,
): void {
  Object.assign(picture, { clean, labelled })
}

const restState = ({ state }: Pick<Job, 'state'>): Job['state'] =>
  state === 'done' || state === 'failed' || state === 'asking' ? state : 'waiting'

/** How many photos are kept, and how many of their pictures were not made before the tab was closed. */
export const countKept = ({ photos, jobs }: Pick<Kept, 'photos' | 'jobs'>) => ({
  photos: photos.length,
  left: jobs.filter(({ state }) => state !== 'done' && state !== 'failed').length,
})

/**
 * Goes on with what was kept, beside what there is already.
 * @throws Error for what another version of the site has kept
 */
export function restore(staging: Staging, kept: Kept): void {
  if (kept.version !== keptVersion) throw new Error(`Kept by version ${kept.version}`)
  const ids = new Map<number, number>()
  for (const { id, name, file, known, furnished, ...rest } of kept.photos) {
    const now = addPhoto(staging, { name, file, known, furnished })
    const photo = staging.photos.find((each) => each.id === now)
    if (now === null || !photo) continue
    ids.set(id, now)
    const { kind, look, room, roomBy } = rest
    Object.assign(photo, { kind, look: look && ref(look), room, roomBy })
  }
  for (const job of kept.jobs) {
    const photo = ids.get(job.photo)
    if (photo === undefined) continue
    const picture = job.picture && ref(job.picture)
    // A picture that was not written before the tab was closed is made again.
    const state = job.state === 'done' && !picture ? 'waiting' : restState(job)
    staging.jobs.push({ ...job, id: nextId(staging), photo, picture, state })
  }
  restoreShared(staging, kept.shared ?? [], ids)
  staging.style ??= kept.style
}
