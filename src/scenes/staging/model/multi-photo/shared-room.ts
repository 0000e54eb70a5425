import { sunFromLight } from '../../../../room-photo/model/light.ts'
import { type Edit, isSettled, type Job } from '../job.ts'
import { cameraOf, type StagingPhoto } from '../photo.ts'
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
interface Holder {
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

/**
 * Lets all photos of a room be furnished as one of them is: the same kind, arrangement and pieces. Light and what hides
 * furniture stay each photo's own. They are done once more.
 */
export function followLead(staging: Holder, lead: Job): void {
  for (const job of partnerJobs(staging, lead)) {
    const photo = staging.photos.find(({ id }) => id === job.photo)
    if (job.id !== lead.id && photo) {
      job.kind = lead.kind
      job.seed = lead.seed
      job.edit = lead.edit && sameEdit(lead.edit, job, photo)
      if (job.edit) job.stagedAs = lead.stagedAs
    }
    // The queue itself sees what changed of a job that is under way.
    if (isSettled(job)) job.state = 'waiting'
    job.fault = null
  }
}

/** What was changed by hand in one photo, as another one of the same room has it. */
function sameEdit({ items }: Edit, { edit }: Job, photo: StagingPhoto): Edit | null {
  if (!photo.look) return null
  return {
    items: JSON.parse(JSON.stringify(items)) as Edit['items'],
    camera: { ...cameraOf(photo) },
    sun: edit?.sun ?? sunFromLight(photo.look.light),
    covers: edit?.covers ?? [],
  }
}

/**
 * Takes a photo out of the room that it shares: it is what it was alone, and what was made of it is made again. Of two
 * photos both are. The others stay as they are.
 */
export function leaveRoom(staging: Holder, photo: number): void {
  const room = sharedOf(staging, photo)
  if (!room) return
  const isLast = room.members.length <= 2
  const leaving = room.members.filter((each) => isLast || each.photo === photo)
  for (const { photo: id, own } of leaving) {
    const real = staging.photos.find((each) => each.id === id)
    if (real) Object.assign(real, own)
    // The first one's coordinates were those of the room: what was changed by hand stays right.
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

/** Forgets a photo that is no more: the others keep the room, and what was made of them. */
export function forgetMember(staging: Holder, photo: number): void {
  const room = sharedOf(staging, photo)
  if (room) dropMember(staging, room, photo)
}

function dropMember(staging: Holder, room: SharedRoom, photo: number): void {
  const left = partnersOf(staging, photo).filter(({ id }) => id !== photo)
  if (room.members.length <= 2) {
    staging.shared = staging.shared.filter(({ id }) => id !== room.id)
  } else room.members = room.members.filter((each) => each.photo !== photo)
  const [first] = left
  // The last one of two may have been given back what it was alone.
  if (!first?.room) return
  const views = left.flatMap((each) => each.room?.views.slice(0, 1) ?? [])
  spreadRoom(left, first.room, views)
}
