import {
  clampToPhoto,
  type FloorPlace,
  type PhotoSize,
  type Pixel,
} from '../../../../room-photo/model/camera.ts'
import { wallsOfKnown } from '../../../../room-photo/model/known-room.ts'
import { boxOf } from '../../../../room-photo/model/wall.ts'
import { stagingConfig } from '../../config.ts'
import type { Job } from '../job.ts'
import { cameraOf, type RoomSource, type StagingPhoto } from '../photo.ts'
import type { PhotoWithCamera, StagingRoom } from '../room.ts'
import { nextId, requestStyle, type Staging } from '../staging.ts'
import {
  type AlignmentFault,
  alignPhotos,
  type MarkedPhoto,
  type PhotoAlignment,
  type Similarity,
  transformCamera,
} from './align-photos.ts'
import {
  copyToSharedRoom,
  photosOfSharedRoom,
  type RoomMember,
  type SharedRoom,
  setRoomOfPhotos,
  sharedOf,
} from './shared-room.ts'

/** Two aligned photos. */
export interface AlignedPair {
  /** their ids; the room of the first one is known as well as the other's, or better */
  first: number
  second: number
  /** from the second photo's room to the first one's */
  similarity: Similarity
  /** largest residual of their marks, meters */
  gap: number
}

/**
 * Joins two photos, with all that are joined with them already, to one shared room: that of the first one, with the
 * arrangements of its photo.
 * @throws RangeError when that room is unknown, or the photos share one already
 */
export function joinPhotos(
  staging: Staging,
  { first, second, similarity, gap }: AlignedPair,
): void {
  const sides = [photosOfSharedRoom(staging, first), photosOfSharedRoom(staging, second)] as const
  const [a, b] = [sides[0][0], sides[1][0]]
  if (!a || !b || a.id === b.id) throw new RangeError('There are two rooms to be joined')
  const { room, roomBy } = a
  if (!room) throw new RangeError('The first photo tells no room')
  const membersOf = (photos: readonly StagingPhoto[], last: number | null): RoomMember[] =>
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
      return { camera: transformCamera(similarity, camera), photo }
    }),
  ]
  staging.shared = staging.shared.filter(
    (each) => each !== sharedOf(staging, first) && each !== sharedOf(staging, second),
  )
  staging.shared.push({ id: nextId(staging), members })
  setRoomOfPhotos(photos, roomBy === 'known' ? room : aroundCameras(room, views), views)
  for (const photo of photos) photo.roomBy = roomBy
  bringTogether(staging, photos)
}

function viewOf(photo: StagingPhoto): PhotoWithCamera {
  const { room, analysis } = photo
  const size = room?.views[0]?.photo ?? analysis?.size
  if (!size) throw new RangeError(`${photo.name} was not looked at`)
  return { camera: { ...cameraOf(photo) }, photo: { ...size } }
}

/** The wall behind the camera of a visitor's room is unknown, so it is placed behind all cameras. */
function aroundCameras(room: StagingRoom, views: readonly PhotoWithCamera[]): StagingRoom {
  const before = boxOf(room.outline).front
  const nearest = Math.max(...views.map(({ camera }) => camera.z ?? 0))
  const front = Math.max(before, nearest + stagingConfig.behind)
  const isFront = ({ z }: FloorPlace) => z === before
  return {
    ...room,
    outline: room.outline.map((corner) => (isFront(corner) ? { ...corner, z: front } : corner)),
    openings: room.openings.map((opening) => {
      const [from, to] = [0, 1].map(
        (more) => room.outline[(opening.wall + more) % room.outline.length],
      )
      // They are counted from a wall's first corner, which has moved away from them.
      const by = from && to && isFront(from) && !isFront(to) ? front - before : 0
      return { ...opening, from: opening.from + by, to: opening.to + by }
    }),
  }
}

/** One kind of room for all, and one arrangement for each style. */
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
    // Manual edits of other photos are dropped, since their coordinates are invalid now.
    if (leading.photo !== lead.id) leading.edit = null
    for (const photo of photos) requestStyle(staging, photo, style)
    copyToSharedRoom(staging, leading)
  }
}

/** A photo with its marks, in the order of the other photo's. */
interface Marked {
  photo: StagingPhoto
  marks: readonly Pixel[]
}

/** Why photos cannot be joined, with the photo's name. */
export type JoinFault =
  | (Exclude<AlignmentFault, { code: 'Horizon' }> & { name: string })
  | { code: 'Horizon'; name: string; mark: number }
  | { code: 'NoCamera'; name: string }
  | { code: 'NoFloor'; name: string }

export interface Joinable extends Pick<PhotoAlignment, 'camera' | 'gap' | 'isPoor'> {
  joint: AlignedPair
  /** The photo that is laid upon the other one. */
  name: string
}

/** Why a photo cannot be marked yet; null when it can. */
export function joinObstacle(one: StagingPhoto, other: StagingPhoto): JoinFault | null {
  const blind = [one, other].find((photo) => !hasCamera(photo))
  if (blind) return { code: 'NoCamera', name: blind.name }
  return one.room || other.room ? null : { code: 'NoFloor', name: one.name }
}

/** Aligns two marked photos. The one whose room is known better is the reference. */
export function alignStagedPhotos(one: Marked, other: Marked): Joinable | JoinFault {
  const [first, second] =
    confidenceRank(other.photo) > confidenceRank(one.photo) ? [other, one] : [one, other]
  const [a, b] = [markedOf(first), markedOf(second)]
  const { room, roomBy, name: firstName } = first.photo
  const { name } = second.photo
  if (!a || !b) return { code: 'NoCamera', name: a ? name : firstName }
  if (!room) return { code: 'NoFloor', name: firstName }
  const met = alignPhotos(a, b, room.outline, roomBy !== 'known')
  if ('code' in met) {
    if (met.code !== 'Horizon') return { ...met, name }
    return { ...met, name: met.photo === 0 ? firstName : name }
  }
  const { similarity, camera, gap, isPoor } = met
  const joint = { first: first.photo.id, second: second.photo.id, similarity, gap }
  return { joint, camera, gap, isPoor, name }
}

const hasCamera = ({ room, analysis }: StagingPhoto): boolean =>
  analysis !== null &&
  (room !== null || (analysis.match !== null && analysis.match.confidence !== 'poor'))

function markedOf({ photo, marks }: Marked): MarkedPhoto | null {
  const { analysis, roomBy } = photo
  if (!analysis || !hasCamera(photo)) return null
  return { camera: cameraOf(photo), size: analysis.size, marks, isMeasured: roomBy === 'known' }
}

const worth: Readonly<Record<RoomSource, number>> = { known: 3, hand: 2, found: 1 }

/** Ranks how well a photo's room is known; 0 where it is unknown. */
const confidenceRank = ({ room, roomBy }: Pick<StagingPhoto, 'room' | 'roomBy'>): number =>
  room && roomBy ? worth[roomBy] : 0

interface PairCandidates {
  photos: readonly Pick<StagingPhoto, 'id' | 'known'>[]
  shared: readonly SharedRoom[]
}

/** Photos that can be joined with a photo: those that do not share a room with it already. */
export function joinablePhotos({ photos, shared }: PairCandidates, photo: number): number[] {
  const room = sharedOf({ shared }, photo)
  const partners = room?.members.map((member) => member.photo) ?? [photo]
  return photos.map(({ id }) => id).filter((id) => !partners.includes(id))
}

/**
 * The two photos to offer for joining: two samples of one room, otherwise the first two that are not joined.
 * @returns null when there are none
 */
export function suggestedPair(staging: PairCandidates): [number, number] | null {
  const pairs = staging.photos.flatMap(({ id }, at) =>
    joinablePhotos(staging, id)
      .filter((other) => staging.photos.findIndex((photo) => photo.id === other) > at)
      .map((other): [number, number] => [id, other]),
  )
  const knownOf = (photo: number) => staging.photos.find(({ id }) => id === photo)?.known
  return pairs.find(([a, b]) => isSameRoom(knownOf(a), knownOf(b))) ?? pairs[0] ?? null
}

/** Whether the files beside two photos describe the same room. */
function isSameRoom(one: unknown, other: unknown): boolean {
  if (!wallsOfKnown(one) || !wallsOfKnown(other)) return false
  const told = (file: unknown) => {
    const { room, windows } = file as { room: unknown; windows?: unknown }
    return JSON.stringify([room, windows])
  }
  return told(one) === told(other)
}

/** A mark that corresponds to one in the other photo; it counts as unplaced until it is moved. */
export interface Mark extends Pixel {
  isPlaced: boolean
}

/** Initial positions of marks, as shares of the photo's sides. */
const starts = [
  [0.25, 0.75],
  [0.75, 0.75],
  [0.5, 0.85],
  [0.5, 0.65],
] as const

/** The mark of a number, from 0, at its initial position. */
export function unplacedMark({ width, height }: PhotoSize, number: number): Mark {
  const [x, y] = starts[number % starts.length] ?? starts[0]
  return { x: x * width, y: y * height, isPlaced: false }
}

export const placedMark = (at: Pixel, photo: PhotoSize): Mark => ({
  ...clampToPhoto(photo, at),
  isPlaced: true,
})
