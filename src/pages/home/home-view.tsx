import type { Home, SiteSettings } from '../../documents/refs.ts'
import { later } from '../later/later.tsx'
import { Hero } from './hero.tsx'

export interface HomeViewProps {
  documents: { page: Home; site: SiteSettings }
}

const HomeStory = later(() => import('./home-story.tsx').then((module) => module.HomeStory))

/** The first screen; the rest of the home page lies below it and comes alive later. */
export function HomeView({ documents: { page, site } }: HomeViewProps) {
  return (
    <div>
      <Hero copy={page.hero} />
      <HomeStory page={page} product={site.brand} />
    </div>
  )
}
