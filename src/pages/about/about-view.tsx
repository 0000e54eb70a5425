import type { About, SiteSettings } from '../../documents/refs.ts'
import { later } from '../later/later.tsx'

export interface AboutViewProps {
  documents: { page: About; site: SiteSettings }
}

const AboutStory = later(() => import('./about-story.tsx').then((module) => module.AboutStory))

/** The tagline, the studio, and what lies behind them. */
export function AboutView({ documents: { page, site } }: AboutViewProps) {
  return (
    <div>
      <AboutStory page={page} brand={site.brand} />
    </div>
  )
}
