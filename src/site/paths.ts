import { industryIds } from './industries.ts'
import { solutionIds } from './solution-groups.ts'

/** The plan of the site: every address that copy may link to, without a language's prefix. */
export const paths: ReadonlySet<string> = new Set([
  '/',
  '/dashboard',
  '/about',
  '/contact',
  '/whats-new',
  '/privacy',
  '/terms',
  '/demo',
  '/industries',
  ...industryIds.map((id) => `/industries/${id}`),
  '/solutions',
  ...solutionIds.map((id) => `/solutions/${id}`),
  '/political-ar',
  '/ar-features',
  '/ar-visualization',
  '/interactive-features',
  '/communication-features',
  '/campaign-management',
  '/voter-engagement',
  '/real-time-analytics',
  '/location-services',
  '/government-services',
  '/furniture-placement',
  '/virtual-staging',
  '/property-tours',
  '/virtual-classrooms',
])

export const isPage = (path: string): boolean => paths.has(path)
