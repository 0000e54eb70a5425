import { industryIds } from './industries.ts'

/** The tools and pages that industries' solutions are shown under. */
export const solutionIds = [
  'property-tours',
  'furniture-placement',
  'virtual-staging',
  'virtual-classrooms',
  'virtual-labs',
  'interactive-learning',
  'interactive-campaigns',
  'virtual-rallies',
  'voter-engagement',
  'policy-visualization',
  'gamification',
  'real-estate',
] as const

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
