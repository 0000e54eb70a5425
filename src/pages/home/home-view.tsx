import type { Home, Insight, SiteSettings } from '../../documents/refs.ts'
import { later } from '../later/later.tsx'
import { Hero } from './hero.tsx'

export interface HomeViewProps {
  documents: { page: Home; insight: Insight; site: SiteSettings }
}

const HomeStory = later(() => import('./home-story.tsx').then((module) => module.HomeStory))

/** The first screen; the rest of the home page lies below it and comes alive later. */
export function HomeView({ documents: { page, insight, site } }: HomeViewProps) {
  return (
    <div>
      <Hero copy={page.hero} />
      <HomeStory page={page} insight={insight} product={site.brand} />
    </div>
  )
}
