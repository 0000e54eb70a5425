import { createDesign, type Design } from '../../../room-photo/model/design/design.ts'
import type { Sizes } from '../../../room-photo/model/design/item.ts'
import { type RoomLight, sunFromLight } from '../../../room-photo/model/light.ts'
import type { PhotoAnalysis } from '../../../room-photo/model/photo-file.ts'
import type { Job, StagingDesign } from './job.ts'
import { cameraOf, type StagingPhoto } from './photo.ts'
import { wallsOfRectangle } from './room.ts'

/** What a staged photo is drawn with: as edited by hand, else as arranged, seen and lit as the photo is. */
export const stagingDesignOf = (
  { edit, items }: Pick<Job, 'edit' | 'items'>,
  photo: StagingPhoto,
  light: RoomLight,
): StagingDesign =>
  edit ?? { items, camera: cameraOf(photo), sun: sunFromLight(light), occluders: [] }

/** The design of a staged photo, for the furniture editor. */
export function designOfJob(
  job: Job,
  photo: StagingPhoto,
  { size, light }: PhotoAnalysis,
  sizes: Sizes,
): Design {
  const plain = { ...stagingDesignOf(job, photo, light), walls: wallsOfRectangle(photo.room) }
  const isKnown = photo.roomBy === 'known'
  // Copies, since edits are applied at the end or not at all.
  return Object.assign(createDesign({ ...size }, sizes), JSON.parse(JSON.stringify(plain)), {
    confidence: isKnown ? 'known' : 'set',
    heightBy: isKnown ? 'known' : 'hand',
  })
}

/** The edit that a design contains, in copies. */
export const toStagingDesign = ({ items, camera, sun, occluders }: Design): StagingDesign =>
  JSON.parse(JSON.stringify({ items, camera, sun, occluders }))
