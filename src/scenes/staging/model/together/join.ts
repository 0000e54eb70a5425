import { stagingConfig } from '../../config.ts'
import type { Job } from '../job.ts'
import type { StagingPhoto } from '../photo.ts'
import { boxOf, outlineOf } from '../room/box.ts'
import { cameraOf } from '../room/camera-of.ts'
import type { StagingRoom, View } from '../room.ts'
import { askFor, nextId, type Staging } from '../staging.ts'
import { followLead } from './follow-lead.ts'
import { type Member, partnersOf, sharedOf, spreadRoom } from './shared-room.ts'
import { cameraBy, inverseOf, type Similarity } from './similarity.ts'
import { worthOf } from './worth.ts'

/** Two photos that were laid upon each other. */
export interface Joint {
  /** their ids */
  first: number
  second: number
  /** from the second photo's room to the first one's */
  similarity: Similarity
  /** how far apart their marks are, metres */
  gap: number
}

/**
 * Makes one room of two photos, with all that they were joined with before. The photo whose room is known better gives
 * it to all; arrangements are those of that photo.
 * @throws RangeError when neither photo tells its room, or they are one room already
 */
export function joinPhotos(staging: Staging, { first, second, similarity, gap }: Joint): void {
  const sides = [partnersOf(staging, first), partnersOf(staging, second)] as const
  const [a, b] = [sides[0][0], sides[1][0]]
  if (!a || !b || a.id === b.id) throw new RangeError('There are two rooms to be joined')
  if (worthOf(b) > worthOf(a)) {
    joinPhotos(staging, { first: second, second: first, similarity: inverseOf(similarity), gap })
    return
  }
  const { room, roomBy } = a
  if (!room) throw new RangeError('Neither photo tells its room')
  const membersOf = (photos: readonly StagingPhoto[], last: number | null): Member[] =>
    photos.map((photo) => ({
      photo: photo.id,
      own: { room: photo.room, roomBy: photo.roomBy },
      gap: last,
      ...sharedOf(staging, photo.id)?.members.find((each) => each.photo === photo.id),
    }))
  const photos = [...sides[0], ...sides[1]]
  const members = [...membersOf(sides[0], null), ...membersOf(sides[1], gap)]
  const views = [
    ...sides[0].map(viewOf),
    ...sides[1].map(viewOf).map(({ camera, photo }) => {
      return { camera: cameraBy(similarity, camera), photo }
    }),
  ]
  staging.shared = staging.shared.filter(
    (each) => each !== sharedOf(staging, first) && each !== sharedOf(staging, second),
  )
  staging.shared.push({ id: nextId(staging), members })
  spreadRoom(photos, roomBy === 'known' ? room : aroundCameras(room, views), views)
  for (const photo of photos) photo.roomBy = roomBy
  bringTogether(staging, photos)
}

function viewOf(photo: StagingPhoto): View {
  const { room, look } = photo
  const size = room?.views[0]?.photo ?? look?.size
  if (!size) throw new RangeError(`${photo.name} was not looked at`)
  return { camera: { ...cameraOf(photo) }, photo: { ...size } }
}

/** Of a visitor's room nobody knows the wall behind the camera: it is behind all cameras. */
function aroundCameras(room: StagingRoom, views: readonly View[]): StagingRoom {
  const box = boxOf(room.outline)
  const nearest = Math.max(...views.map(({ camera }) => camera.z ?? 0))
  const front = Math.max(box.front, nearest + stagingConfig.behind)
  return { ...room, outline: outlineOf({ ...box, front }) }
}

/** One kind of room, and in each style one arrangement. */
function bringTogether(staging: Staging, photos: readonly StagingPhoto[]): void {
  const kind = photos.find((photo) => photo.kind !== 'guess')?.kind ?? 'guess'
  for (const photo of photos) photo.kind = kind
  const ids = photos.map(({ id }) => id)
  const styles = new Set(
    staging.jobs.filter((job) => ids.includes(job.photo)).map(({ style }) => style),
  )
  const [lead] = photos
  for (const style of styles) {
    const jobs = staging.jobs.filter((job) => job.style === style && ids.includes(job.photo))
    const leading: Job | undefined = jobs.find((job) => job.photo === lead?.id) ?? jobs[0]
    if (!leading || !lead) continue
    // What was changed by hand in another photo stands in coordinates that are no more.
    if (leading.photo !== lead.id) leading.edit = null
    leading.kind = kind
    for (const photo of photos) askFor(staging, photo, style)
    followLead(staging, leading)
  }
}
