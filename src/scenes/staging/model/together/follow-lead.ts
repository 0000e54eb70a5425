import { sunOf } from '../../../../room-photo/model/light.ts'
import { type Edit, isSettled, type Job } from '../job.ts'
import type { StagingPhoto } from '../photo.ts'
import { cameraOf } from '../room/camera-of.ts'
import { partnerJobs, type SharedRoom } from './shared-room.ts'

interface Holder {
  photos: StagingPhoto[]
  jobs: Job[]
  shared: SharedRoom[]
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
    sun: edit?.sun ?? sunOf(photo.look.light),
    covers: edit?.covers ?? [],
  }
}
