import { stagingDesignOf } from '../edit.ts'
import { isSettled, type Job, type StagingDesign } from '../job.ts'
import { cameraOf, type StagingPhoto } from '../photo.ts'
import type { PhotoWithCamera, StagingRoom } from '../room.ts'

/** A photo of a shared room. */
export interface RoomMember {
  /** its id */
  photo: number
  /** the room and camera that it had alone, restored when it leaves */
  own: Pick<StagingPhoto, 'room' | 'roomBy'>
  /** residual of its marks when it was joined, meters; null for the first one */
  gap: number | null
}

/** Photos of one room, which is furnished once. All have the room of the first one in its coordinates. */
export interface SharedRoom {
  id: number
  members: RoomMember[]
}

/** The part of a staging with photos and rooms. */
interface Holder {
  photos: StagingPhoto[]
  jobs: Job[]
  shared: SharedRoom[]
}

/** The room that a photo shares. */
export const sharedOf = <Room extends { members: readonly { photo: number }[] }>(
  { shared }: { shared: readonly Room[] },
  photo: number,
): Room | undefined => shared.find(({ members }) => members.some((each) => each.photo === photo))

/** Photos and their rooms, or what a snapshot shows of them. */
interface PhotosIn<Photo> {
  photos: readonly Photo[]
  shared: readonly { members: readonly { photo: number }[] }[]
}

/** The photos of a photo's room, including itself, the reference first. */
export function photosOfSharedRoom<Photo extends { id: number }>(
  staging: PhotosIn<Photo>,
  photo: number,
): Photo[] {
  const members = sharedOf(staging, photo)?.members ?? [{ photo }]
  return members.flatMap((member) => staging.photos.filter(({ id }) => id === member.photo))
}

/** Names of the other photos of a photo's room. */
export const otherPhotoNames = (
  staging: PhotosIn<{ id: number; name: string }>,
  photo: number,
): string[] =>
  photosOfSharedRoom(staging, photo)
    .filter(({ id }) => id !== photo)
    .map(({ name }) => name)

/** The jobs of one style for all photos of a job's room, including itself. */
export function jobsOfSharedRoom(staging: Holder, job: Pick<Job, 'photo' | 'style'>): Job[] {
  const ids = photosOfSharedRoom(staging, job.photo).map(({ id }) => id)
  return staging.jobs.filter(({ photo, style }) => style === job.style && ids.includes(photo))
}

/** The room with the views of all its photos, once for each photo with its own view first. */
export function setRoomOfPhotos(
  photos: readonly StagingPhoto[],
  room: Omit<StagingRoom, 'views'>,
  views: readonly PhotoWithCamera[],
): void {
  for (const [at, photo] of photos.entries()) {
    const own = views.slice(at, at + 1)
    const others = views.filter((_, other) => other !== at)
    // A copy each, as if it had been found in that photo.
    photo.room = JSON.parse(JSON.stringify({ ...room, views: [...own, ...others] }))
  }
}

/** Gives photos the room of the first, if that is known, with the own view of each. */
export function shareFirstRoom(photos: readonly StagingPhoto[]): void {
  const room = photos[0]?.room
  const views = photos.flatMap((each) => each.room?.views.slice(0, 1) ?? [])
  if (room) setRoomOfPhotos(photos, room, views)
}

/**
 * Applies arrangement and pieces of one photo to all photos of its room, whose jobs run again. Light and
 * occluders stay each photo's own.
 */
export function copyToSharedRoom(staging: Holder, lead: Job): void {
  for (const job of jobsOfSharedRoom(staging, lead)) {
    const photo = staging.photos.find(({ id }) => id === job.photo)
    if (job.id !== lead.id && photo) {
      job.seed = lead.seed
      job.edit = lead.edit && sameDesign(lead.edit, job, photo)
      if (job.edit) job.stagedAs = lead.stagedAs
    }
    // The queue notices changes of a running job.
    if (isSettled(job)) job.state = 'waiting'
    job.fault = null
  }
}

/** A manual edit of one photo, transformed to another one of the same room. */
function sameDesign({ items }: StagingDesign, job: Job, photo: StagingPhoto): StagingDesign | null {
  if (!photo.analysis) return null
  const own = stagingDesignOf(job, photo, photo.analysis.light)
  return JSON.parse(JSON.stringify({ ...own, items, camera: cameraOf(photo) }))
}

/**
 * Takes a photo out of its shared room: it gets its own room back and is staged again. When only two share it, both
 * do; the others stay as they are.
 */
export function removeFromSharedRoom(staging: Holder, photo: number): void {
  const room = sharedOf(staging, photo)
  if (!room) return
  const isLast = room.members.length <= 2
  const leaving = room.members.filter((each) => isLast || each.photo === photo)
  for (const { photo: id, own } of leaving) {
    const real = staging.photos.find((each) => each.id === id)
    if (real) Object.assign(real, own)
    // The first one keeps its coordinates, so its edits stay valid.
    const isFirst = id === room.members[0]?.photo
    for (const job of staging.jobs) {
      if (job.photo !== id) continue
      if (!isFirst) job.edit = null
      if (job.state === 'done' || job.state === 'failed') job.state = 'waiting'
      job.fault = null
    }
  }
  dropMember(staging, room, photo)
}

/** Removes a deleted photo; the others keep the room and their pictures. */
export function forgetMember(staging: Holder, photo: number): void {
  const room = sharedOf(staging, photo)
  if (room) dropMember(staging, room, photo)
}

function dropMember(staging: Holder, room: SharedRoom, photo: number): void {
  const left = photosOfSharedRoom(staging, photo).filter(({ id }) => id !== photo)
  if (room.members.length <= 2) {
    staging.shared = staging.shared.filter(({ id }) => id !== room.id)
  } else room.members = room.members.filter((each) => each.photo !== photo)
  // The last of two may have got its own room back.
  shareFirstRoom(left)
}
