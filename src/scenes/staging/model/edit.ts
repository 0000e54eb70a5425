import { createDesign, type Design } from '../../../room-photo/model/design/design.ts'
import type { Sizes } from '../../../room-photo/model/design/item.ts'
import { sunFromLight } from '../../../room-photo/model/light.ts'
import type { PhotoAnalysis } from '../../../room-photo/model/photo-file.ts'
import type { Edit, Job } from './job.ts'
import { itemsOf } from './manifest.ts'
import type { StagingPhoto } from './photo.ts'
import { cameraOf } from './photo.ts'
import { wallsOfRectangle } from './room.ts'

/** The design of a staged photo, for the furniture editor. */
export function designOfJob(
  job: Job,
  photo: StagingPhoto,
  look: PhotoAnalysis,
  sizes: Sizes,
): Design {
  const design = createDesign({ ...look.size }, sizes)
  const { edit } = job
  const plain = {
    camera: edit?.camera ?? cameraOf(photo),
    sun: edit?.sun ?? sunFromLight(look.light),
    covers: edit?.covers ?? [],
    items: itemsOf(job),
    walls: wallsOfRectangle(photo.room),
  }
  const isKnown = photo.roomBy === 'known'
  // Copies, since edits are applied at the end or not at all.
  return Object.assign(design, JSON.parse(JSON.stringify(plain)) as typeof plain, {
    confidence: isKnown ? 'known' : 'set',
    heightBy: isKnown ? 'known' : 'hand',
  })
}

/** The edit that a design contains, in copies. */
export function editOfDesign({ items, camera, sun, covers }: Design): Edit {
  return JSON.parse(JSON.stringify({ items, camera, sun, covers }))
}
