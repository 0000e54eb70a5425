import { proxy, ref } from 'valtio/vanilla'
import { type StyleId, stagingConfig } from '../config.ts'
import type { StagingFault } from './fault.ts'
import type { Edit, Job } from './job.ts'
import {
  followLead,
  forgetMember,
  partnerJobs,
  partnersOf,
  type SharedRoom,
} from './multi-photo/shared-room.ts'
import type { StagingPhoto } from './photo.ts'
import type { RoomKind, StagingRoom } from './room.ts'

/** The state of the tool: photos, a style, and what is made of them. */
export interface Staging {
  photos: StagingPhoto[]
  jobs: Job[]
  /** Photos that show one room. */
  shared: SharedRoom[]
  style: StyleId | null
  /** What was wrong with files that were not taken, the last ones last. */
  refused: StagingFault[]
  /** null while nothing is staged */
  run: Run | null
  /** Whether this browser draws in 3D; taken for granted before that is known. */
  draws: boolean
  /** Of all photos and jobs that there ever were: none has the id of one that was taken away. */
  lastId: number
}

/** A run of the queue. */
interface Run {
  /** milliseconds since 1970 */
  startedAt: number
  /** ids of what was to be done when it began, and joined it since */
  jobs: number[]
}

export function createStaging(): Staging {
  return proxy<Staging>({
    photos: [],
    jobs: [],
    shared: [],
    style: null,
    refused: [],
    run: null,
    draws: true,
    lastId: 0,
  })
}

/** An id that nothing had before. */
export function nextId(staging: Staging): number {
  staging.lastId += 1
  return staging.lastId
}

/** Takes a photo. @returns its id; null where there are too many, which is said */
export function addPhoto(
  staging: Staging,
  {
    name,
    file,
    known = null,
    furnished = false,
  }: { name: string; file: Blob; known?: unknown; furnished?: boolean | undefined },
): number | null {
  if (staging.photos.length >= stagingConfig.mostPhotos) {
    refuse(staging, { code: 'TooMany', name, limit: stagingConfig.mostPhotos })
    return null
  }
  const id = nextId(staging)
  const photo: StagingPhoto = {
    ...{ id, name, furnished, kind: 'guess', look: null, room: null, roomBy: null },
    // Neither changes, and a blob works behind no proxy.
    file: ref(file),
    known: known === null ? null : ref(known as object),
  }
  staging.photos.push(photo)
  return id
}

/** Says why a file was not taken. */
export function refuse(staging: Staging, fault: StagingFault): void {
  staging.refused.push(fault)
}

export function dismissRefused(staging: Staging): void {
  staging.refused = []
}

/** Takes a photo away with all that was made of it. */
export function removePhoto(staging: Staging, id: number): void {
  forgetMember(staging, id)
  staging.jobs = staging.jobs.filter(({ photo }) => photo !== id)
  staging.photos = staging.photos.filter((photo) => photo.id !== id)
}

export function chooseStyle(staging: Staging, style: StyleId): void {
  staging.style = style
}

/** Whether staging can start: photos, a style and 3D are there, and no run is active. */
export const canStage = ({
  photos,
  style,
  run,
  draws,
}: Pick<Staging, 'style' | 'run' | 'draws'> & { photos: { length: number } }): boolean =>
  draws && photos.length > 0 && style !== null && run === null

/** The job of a photo in a style, if it was ever asked for. */
const jobOf = (staging: Pick<Staging, 'jobs'>, photo: number, style: StyleId) =>
  staging.jobs.find((job) => job.photo === photo && job.style === style)

/** Asks for a photo and all of the same room in a style; one that failed is tried again. @returns the photo's job */
export function askFor(staging: Staging, photo: StagingPhoto, style: StyleId): Job {
  const [job] = [photo, ...partnersOf(staging, photo.id)].map((each) => ask(staging, each, style))
  return job as Job
}

function ask(staging: Staging, photo: StagingPhoto, style: StyleId): Job {
  const before = jobOf(staging, photo.id, style)
  if (before) {
    if (before.state === 'failed') again(before)
    return before
  }
  const [partner] = partnerJobs(staging, { photo: photo.id, style })
  const job: Job = {
    ...{ id: nextId(staging), photo: photo.id, style, kind: photo.kind, seed: partner?.seed ?? 1 },
    ...{ state: 'waiting', fault: null, stagedAs: null, items: [], leftOut: [] },
    ...{ edit: null, picture: null },
  }
  staging.jobs.push(job)
  return staging.jobs.at(-1) ?? job
}

/** Asks for all photos in the chosen style. */
export function askForAll(staging: Staging): void {
  const { style } = staging
  if (style) for (const photo of staging.photos) askFor(staging, photo, style)
}

/** Lets a job be done once more. */
function again(job: Job): void {
  job.state = 'waiting'
  job.fault = null
}

/** Asks for the next arrangement of the same pieces in all photos of the room; what was changed by hand is given up. */
export function rearrange(staging: Staging, job: Job): void {
  job.seed += 1
  job.edit = null
  followLead(staging, job)
}

/** Asks for the same photo, and all of the same room, as another kind of room, of these jobs and of those to come. */
export function setKind(staging: Staging, photo: StagingPhoto, kind: RoomKind | 'guess'): void {
  const photos = partnersOf(staging, photo.id)
  for (const each of photos) each.kind = kind
  for (const job of staging.jobs) {
    if (!photos.some(({ id }) => id === job.photo) || job.kind === kind) continue
    job.kind = kind
    job.edit = null
    if (job.state === 'done' || job.state === 'failed') again(job)
  }
}

/** Takes over what was changed by hand, in all photos of the room. */
export function setEdit(staging: Staging, job: Job, edit: Edit): void {
  job.edit = edit
  followLead(staging, job)
}

/** Applies a floor drawn by the visitor; jobs that waited for it continue. */
export function setRoom(staging: Staging, photo: StagingPhoto, room: StagingRoom): void {
  photo.room = room
  photo.roomBy = 'hand'
  for (const job of staging.jobs) {
    if (job.photo === photo.id && (job.state === 'asking' || job.state === 'done')) again(job)
  }
}
