import type { Pixel } from '../../../../room-photo/model/camera.ts'
import type { StagingPhoto } from '../photo.ts'
import { cameraOf } from '../room/camera-of.ts'
import type { Joint } from './join.ts'
import { type MarkedPhoto, type MeetFault, type Met, meet } from './meet.ts'
import { worthOf } from './worth.ts'

/** A photo with places of its floor, in the order of those of the other photo. */
export interface Marked {
  photo: StagingPhoto
  marks: readonly Pixel[]
}

/** Why photos do not become one room, with the photo's name. */
export type JoinFault =
  | (Exclude<MeetFault, { code: 'Horizon' }> & { name: string })
  | { code: 'Horizon'; name: string; mark: number }
  | { code: 'NoCamera'; name: string }
  | { code: 'NoFloor'; name: string }

export interface Joinable extends Pick<Met, 'camera' | 'gap' | 'isPoor'> {
  joint: Joint
  /** The photo that is laid upon the other one. */
  name: string
}

/** Why a photo cannot be marked yet; null where it can. */
export function blockOf(one: StagingPhoto, other: StagingPhoto): JoinFault | null {
  const blind = [one, other].find((photo) => !hasCamera(photo))
  if (blind) return { code: 'NoCamera', name: blind.name }
  return one.room || other.room ? null : { code: 'NoFloor', name: one.name }
}

/** How two marked photos become one room. The one whose room is known better has the other one laid upon it. */
export function meetPhotos(one: Marked, other: Marked): Joinable | JoinFault {
  const [first, second] = worthOf(other.photo) > worthOf(one.photo) ? [other, one] : [one, other]
  const block = blockOf(first.photo, second.photo)
  const [a, b] = [markedOf(first), markedOf(second)]
  const { room, roomBy } = first.photo
  const { name } = second.photo
  if (block) return block
  if (!a || !b || !room) return { code: 'NoCamera', name }
  const met = meet(a, b, room.outline, roomBy !== 'known')
  if ('code' in met) {
    if (met.code !== 'Horizon') return { ...met, name }
    return { ...met, name: [first, second][met.photo]?.photo.name ?? name }
  }
  const { similarity, camera, gap, isPoor } = met
  const joint = { first: first.photo.id, second: second.photo.id, similarity, gap }
  return { joint, camera, gap, isPoor, name }
}

const hasCamera = ({ room, look }: StagingPhoto): boolean =>
  look !== null && (room !== null || (look.match !== null && look.match.confidence !== 'poor'))

function markedOf({ photo, marks }: Marked): MarkedPhoto | null {
  const { look, roomBy } = photo
  if (!look || !hasCamera(photo)) return null
  return { camera: cameraOf(photo), size: look.size, marks, isMeasured: roomBy === 'known' }
}
