import { type Holder, partnersOf, type SharedRoom, sharedOf, spreadRoom } from './shared-room.ts'

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
