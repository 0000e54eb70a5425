import type { DemoPage } from '../../documents/refs.ts'
import { later } from '../later/later.tsx'

const DemoStory = later(() => import('./demo-story.tsx').then((module) => module.DemoStory))

/** A room to look round in, and tips for the tools. */
export function DemoView({ documents: { page } }: { documents: { page: DemoPage } }) {
  return (
    <div>
      <DemoStory page={page} />
    </div>
  )
}
