import { createDesign, type Design } from '../../furniture/model/room/design.ts'
import { sunOf } from '../../furniture/model/room/sun.ts'
import type { Wall } from '../../furniture/model/room/wall.ts'
import type { Edit, Job } from './job.ts'
import { itemsOf } from './manifest.ts'
import type { PhotoLook, StagingPhoto } from './photo.ts'
import { boxOf, edgeOf, type FloorBox } from './room/box.ts'
import { cameraOf } from './room/camera-of.ts'

/** A staged photo as the furniture tool furnishes one. */
export function designOfJob(job: Job, photo: StagingPhoto, look: PhotoLook): Design {
  const design = createDesign({ ...look.size })
  const { edit } = job
  const plain = {
    camera: edit?.camera ?? cameraOf(photo),
    sun: edit?.sun ?? sunOf(look.light),
    covers: edit?.covers ?? [],
    items: itemsOf(job),
    walls: photo.room ? wallLines(boxOf(photo.room.outline)) : [],
  }
  const isKnown = photo.roomBy === 'known'
  // Copies: what is changed here is taken over at the end, or not at all.
  return Object.assign(design, JSON.parse(JSON.stringify(plain)) as typeof plain, {
    confidence: isKnown ? 'known' : 'set',
    heightBy: isKnown ? 'known' : 'hand',
  })
}

/** What was made of it, in copies. */
export function editOf({ items, camera, sun, covers }: Design): Edit {
  return JSON.parse(JSON.stringify({ items, camera, sun, covers }))
}

/** The walls of a room as the furniture tool hangs pieces on them; each has one more than the number of its edge as its id. */
function wallLines({ left, right, back, front }: FloorBox): Wall[] {
  return [
    { id: edgeOf.front + 1, turn: 180, distance: front },
    { id: edgeOf.right + 1, turn: 270, distance: right },
    { id: edgeOf.back + 1, turn: 0, distance: -back },
    { id: edgeOf.left + 1, turn: 90, distance: -left },
  ]
}
