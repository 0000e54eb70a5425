import { ref } from 'valtio/vanilla'
import * as z from 'zod/mini'
import {
  integerIn,
  numberBetween,
  type ProjectFormat,
  readSavedValue,
  renameKeys,
} from '../../../projects/schema.ts'
import { renamedKeys } from '../../../room-photo/model/design/design.ts'
import { noRoomFound } from '../../../room-photo/model/photo-file.ts'
import type { StyleId } from '../config.ts'
import { isSettled, type Job, jobStates, type StagedPictures } from './job.ts'
import { photosOfSharedRoom, type SharedRoom, shareFirstRoom } from './multi-photo/shared-room.ts'
import type { StagingPhoto } from './photo.ts'
import { addPhoto, nextId, type Staging } from './staging.ts'

/** Raised when the saved format changes incompatibly. */
export const savedVersion = 2

/**
 * A photo and a job as they are saved; files and pictures are stored apart, since they are large and never change.
 */
type SavedPhoto = Omit<StagingPhoto, 'file'>
type SavedJob = Omit<Job, 'picture'>

/** A saved staging. */
export interface SavedStaging {
  version: number
  style: StyleId | null
  photos: (SavedPhoto & { file: Blob })[]
  jobs: (SavedJob & { picture: StagedPictures | null })[]
  /** Photos that share a room; missing in older saves. */
  shared?: SharedRoom[] | undefined
}

const id = integerIn(1, Number.MAX_SAFE_INTEGER)

/** The schema of the references; only this site writes the rest. */
const schema = z.looseObject({
  version: numberBetween(1, savedVersion),
  style: z.nullable(z.string()),
  photos: z.array(z.looseObject({ id, name: z.string(), file: z.instanceof(Blob) })),
  jobs: z.array(z.looseObject({ id, photo: id, style: z.string(), state: z.literal(jobStates) })),
  shared: z.array(z.looseObject({ members: z.array(z.looseObject({ photo: id })) })),
})

const stagingKind: ProjectFormat<SavedStaging> = {
  version: savedVersion,
  isKind: ({ photos, jobs }) => Array.isArray(photos) && Array.isArray(jobs),
  // Older saves have no shared rooms, and other names.
  migrate: ({ photos, jobs, ...value }) => ({
    shared: [],
    ...value,
    photos: renameKeys(photos, { look: 'analysis' }),
    jobs: renameKeys(jobs, renamedKeys),
  }),
  schema: schema as unknown as z.ZodMiniType<SavedStaging>,
}

/** The saved part of a staging without files and pictures, in copies. Running jobs are saved as waiting. */
export function toSaved({ style, photos, jobs, shared }: Staging) {
  const plain = {
    version: savedVersion,
    style,
    photos: photos.map(({ file: _, ...photo }) => photo),
    jobs: jobs.map(({ picture: _, ...job }) => ({ ...job, state: restState(job) })),
    shared,
  }
  return JSON.parse(JSON.stringify(plain)) as Omit<SavedStaging, 'photos' | 'jobs'> & {
    photos: SavedPhoto[]
    jobs: SavedJob[]
  }
}

/**
 * Replaces the large blobs of a picture by those in the database, since thirty photos in memory would fill it. In
 * place, because whatever was made from the picture refers to it. Thumbnails stay, so that lists do not flicker.
 * @param picture  the one read from the database
 */
export function replaceBlobs(
  picture: StagedPictures,
  { clean, labelled }: Pick<StagedPictures, 'clean' | 'labelled'>,
): void {
  Object.assign(picture, { clean, labelled })
}

const restState = (job: Pick<Job, 'state'>): Job['state'] =>
  isSettled(job) ? job.state : 'waiting'

/** How many photos are saved, and how many of their pictures were not finished. */
export const countSaved = ({ photos, jobs }: Pick<SavedStaging, 'photos' | 'jobs'>) => ({
  photos: photos.length,
  left: jobs.filter(({ state }) => state !== 'done' && state !== 'failed').length,
})

/**
 * Restores a saved staging into the present one.
 * @throws Error for an invalid one, or one from a newer site
 */
export function restoreStaging(staging: Staging, saved: SavedStaging): void {
  const read = readSavedValue(saved, stagingKind)
  if ('fault' in read) throw new Error(`${read.fault.code} at ${read.fault.path}`)
  const kept = read.saved
  const ids = new Map<number, number>()
  for (const { id, name, file, known, furnished, ...rest } of kept.photos) {
    const now = addPhoto(staging, { name, file, known, furnished })
    const photo = staging.photos.find((each) => each.id === now)
    if (now === null || !photo) continue
    ids.set(id, now)
    const { kind, room, roomBy } = rest
    const analysis = asOfToday(rest)
    Object.assign(photo, { kind, analysis: analysis && ref(analysis), room, roomBy })
  }
  for (const job of kept.jobs) {
    const photo = ids.get(job.photo)
    if (photo === undefined) continue
    const picture = job.picture && ref(job.picture)
    // A picture that was not written before the tab was closed is made again, and a photo analyzed again.
    const isAnalyzed = staging.photos.some((each) => each.id === photo && each.analysis)
    const isLost = job.state === 'done' ? !picture : job.state === 'asking' && !isAnalyzed
    const state = isLost ? 'waiting' : restState(job)
    staging.jobs.push({ ...job, id: nextId(staging), photo, picture, state })
  }
  restoreShared(staging, kept.shared ?? [], ids)
  staging.style ??= kept.style
}

/** An analysis from before outlines were found is kept for its room's camera and light; without a room it is made again. */
function asOfToday({ analysis, room }: Pick<SavedPhoto, 'analysis' | 'room'>) {
  if (!analysis || analysis.floorEdges) return analysis
  return room && { ...analysis, ...noRoomFound, match: analysis.match }
}

/**
 * Restores which photos share a room.
 * @param ids  new ids of the saved photos; those without one are gone
 */
function restoreShared(
  staging: Staging,
  kept: readonly SharedRoom[],
  ids: ReadonlyMap<number, number>,
): void {
  for (const { members } of kept) {
    const there = members.flatMap((member) => {
      const photo = ids.get(member.photo)
      return photo === undefined ? [] : [{ ...member, photo }]
    })
    const [first] = there
    if (!first) continue
    staging.shared.push({ id: nextId(staging), members: there })
    shareFirstRoom(photosOfSharedRoom(staging, first.photo))
    if (there.length < 2) staging.shared.pop()
  }
}
