import type { Job } from '../job.ts'
import type { StagingPhoto } from '../photo.ts'
import type { StagingRoom, View } from '../room.ts'

/** A photo of a shared room. */
export interface Member {
  /** its id */
  photo: number
  /** What was known of it alone: it has that again when it is taken out. */
  own: Pick<StagingPhoto, 'room' | 'roomBy'>
  /** How far its marks are from those of the photo that it was laid upon, metres; null of the first one. */
  gap: number | null
}

/** Photos that show one room, which is furnished once. All of them have the room of the first one, in its coordinates. */
export interface SharedRoom {
  id: number
  members: Member[]
}

/** What of staging photos and rooms are found in. */
export interface Holder {
  photos: StagingPhoto[]
  jobs: Job[]
  shared: SharedRoom[]
}

/** The room that a photo shares with others. */
export const sharedOf = <Room extends { members: readonly { photo: number }[] }>(
  { shared }: { shared: readonly Room[] },
  photo: number,
): Room | undefined => shared.find(({ members }) => members.some((each) => each.photo === photo))

/** The photos that show one room with a photo, itself among them, the one that tells the room first. */
export function partnersOf(staging: Pick<Holder, 'photos' | 'shared'>, photo: number) {
  const members = sharedOf(staging, photo)?.members ?? [{ photo }]
  return members.flatMap((member) => staging.photos.filter(({ id }) => id === member.photo))
}

/** Names of the other photos that show the room of a photo. */
export const roommatesOf = (
  staging: {
    photos: readonly { id: number; name: string }[]
    shared: readonly { members: readonly { photo: number }[] }[]
  },
  photo: number,
): string[] =>
  (sharedOf(staging, photo)?.members ?? [])
    .filter((member) => member.photo !== photo)
    .flatMap((member) => staging.photos.filter(({ id }) => id === member.photo))
    .map(({ name }) => name)

/** What is to be done in one style of all photos of the room that a job's photo shows, itself among them. */
export function partnerJobs(staging: Holder, job: Pick<Job, 'photo' | 'style'>): Job[] {
  const ids = partnersOf(staging, job.photo).map(({ id }) => id)
  return staging.jobs.filter(({ photo, style }) => style === job.style && ids.includes(photo))
}

/** The room as all its photos see it, for each of them with its own view first. */
export function spreadRoom(
  photos: readonly StagingPhoto[],
  room: Omit<StagingRoom, 'views'>,
  views: readonly View[],
): void {
  for (const [at, photo] of photos.entries()) {
    const own = views.slice(at, at + 1)
    const others = views.filter((_, other) => other !== at)
    // Each has one of its own, as if it had been found in it.
    photo.room = JSON.parse(JSON.stringify({ ...room, views: [...own, ...others] }))
  }
}
