import { proxy, ref } from 'valtio/vanilla'
import type { Sizes } from '../../../room-photo/model/design/item.ts'
import { type StagingStyle, type StyleId, stagingConfig } from '../config.ts'
import type { StagingFault } from './fault.ts'
import { isSettled, type Job, type StagingDesign } from './job.ts'
import {
  copyToSharedRoom,
  forgetMember,
  jobsOfSharedRoom,
  photosOfSharedRoom,
  type SharedRoom,
  setRoomOfPhotos,
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
  /** Faults of refused files, the latest last. */
  refused: StagingFault[]
  /** null while no run is active */
  run: Run | null
  /** Whether this browser has WebGL; true until that is known. */
  draws: boolean
  /** The highest id of all photos and jobs so far, since ids are not reused. */
  lastId: number
}

/** What the page provides for the queue. */
export interface StagingResources {
  styles: readonly StagingStyle[]
  sizes: Sizes
  /** text of the label on staged pictures */
  label: string
}

/** A run of the queue. */
interface Run {
  /** milliseconds since 1970 */
  startedAt: number
  /** ids of the jobs of the run */
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

/** A new id. */
export function nextId(staging: Staging): number {
  staging.lastId += 1
  return staging.lastId
}

/** Adds a photo. @returns its id; null when there are too many, which is reported */
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
    addRefusal(staging, { code: 'TooMany', name, limit: stagingConfig.mostPhotos })
    return null
  }
  const id = nextId(staging)
  const photo: StagingPhoto = {
    id,
    name,
    furnished,
    kind: 'guess',
    analysis: null,
    room: null,
    roomBy: null,
    // Both are immutable, and a blob does not work behind a proxy.
    file: ref(file),
    known: known === null ? null : ref(known as object),
  }
  staging.photos.push(photo)
  return id
}

/** Reports why a file was refused. */
export function addRefusal(staging: Staging, fault: StagingFault): void {
  staging.refused.push(fault)
}

export function dismissRefused(staging: Staging): void {
  staging.refused = []
}

/** Removes a photo with its jobs. */
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
}: Pick<Staging, 'style' | 'draws'> & { photos: { length: number }; run: unknown }): boolean =>
  draws && photos.length > 0 && style !== null && run === null

/** The job of a photo in a style, if there is one. */
const jobOf = (staging: Pick<Staging, 'jobs'>, photo: number, style: StyleId) =>
  staging.jobs.find((job) => job.photo === photo && job.style === style)

/** Requests a style for a photo and all of the same room; a failed job is retried. @returns the photo's job */
export function requestStyle(staging: Staging, photo: StagingPhoto, style: StyleId): Job {
  const [job] = [photo, ...photosOfSharedRoom(staging, photo.id)].map((each) =>
    ask(staging, each, style),
  )
  return job as Job
}

function ask(staging: Staging, photo: StagingPhoto, style: StyleId): Job {
  const before = jobOf(staging, photo.id, style)
  if (before) {
    if (before.state === 'failed') again(before)
    return before
  }
  const [partner] = jobsOfSharedRoom(staging, { photo: photo.id, style })
  const job: Job = {
    id: nextId(staging),
    photo: photo.id,
    style,
    seed: partner?.seed ?? 1,
    state: 'waiting',
    fault: null,
    stagedAs: null,
    items: [],
    leftOut: [],
    edit: null,
    picture: null,
  }
  staging.jobs.push(job)
  return staging.jobs.at(-1) ?? job
}

/** Requests the chosen style for all photos. */
export function requestStyleForAll(staging: Staging): void {
  const { style } = staging
  if (style) for (const photo of staging.photos) requestStyle(staging, photo, style)
}

/** Resets a job, so that it runs again. */
function again(job: Job): void {
  job.state = 'waiting'
  job.fault = null
}

/** Requests the next arrangement of the same pieces in all photos of the room; manual edits are dropped. */
export function rearrange(staging: Staging, job: Job): void {
  job.seed += 1
  job.edit = null
  copyToSharedRoom(staging, job)
}

/** Sets the kind of a photo's room and runs all its jobs again, in all photos of the room. */
export function setKind(staging: Staging, photo: StagingPhoto, kind: RoomKind | 'guess'): void {
  if (photo.kind === kind) return
  for (const each of photosOfSharedRoom(staging, photo.id)) {
    each.kind = kind
    runAgain(staging, each)
  }
}

/** Runs all jobs of a photo again, without their manual edits. The queue notices changes of a running one. */
function runAgain(staging: Staging, photo: StagingPhoto): void {
  for (const job of staging.jobs) {
    if (job.photo !== photo.id) continue
    job.edit = null
    if (isSettled(job)) again(job)
  }
}

/** Applies a manual edit to all photos of the room. */
export function setEdit(staging: Staging, job: Job, edit: StagingDesign): void {
  job.edit = edit
  copyToSharedRoom(staging, job)
}

/** Applies a floor drawn by the visitor to all photos of the room, which are arranged anew. */
export function setRoom(staging: Staging, photo: StagingPhoto, room: StagingRoom): void {
  photo.room = room
  const photos = photosOfSharedRoom(staging, photo.id)
  const views = photos.flatMap((each) => each.room?.views.slice(0, 1) ?? [])
  setRoomOfPhotos(photos, room, views)
  for (const each of photos) {
    each.roomBy = 'hand'
    runAgain(staging, each)
  }
}
