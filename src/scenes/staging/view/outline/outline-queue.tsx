import { useSnapshot } from 'valtio'
import type { Staging } from '../../model/staging.ts'
import { OutlinePanel } from './outline-panel.tsx'

export interface OutlineQueueProps {
  staging: Staging
  onStage: () => Promise<void>
}

/** The photos whose floor the visitor has to draw, one after another. */
export function OutlineQueue({ staging, onStage }: OutlineQueueProps) {
  const { jobs } = useSnapshot(staging)
  const asked = [...new Set(jobs.filter(({ state }) => state === 'asking').map((job) => job.photo))]
  const [first] = asked
  const photo = staging.photos.find(({ id }) => id === first)
  if (!photo?.look) return null
  return (
    <OutlinePanel
      key={photo.id}
      {...{ staging, photo, look: photo.look, onStage }}
      more={asked.length - 1}
    />
  )
}
