import { industryIds } from './industries.ts'
import { lessonIds, lessonPath, teacherPath } from './lessons.ts'

/** Pages whose address is their name, which is also the name of their folder below `src/pages`. */
export const pageNames = [
  'dashboard',
  'about',
  'contact',
  'whats-new',
  'privacy',
  'terms',
  'demo',
  'solutions',
  'political-ar',
  'ar-features',
  'ar-visualization',
  'interactive-features',
  'communication-features',
  'campaign-management',
  'voter-engagement',
  'real-time-analytics',
  'location-services',
  'government-services',
  'furniture-placement',
  'virtual-staging',
  'property-tours',
  'virtual-classrooms',
] as const

/** The pages that code makes, without a language's prefix. Solutions come from content besides. */
export const fixedPaths: readonly string[] = [
  '/',
  ...pageNames.map((name) => `/${name}`),
  '/industries',
  ...industryIds.map((id) => `/industries/${id}`),
]

const solutionPath = (id: string) => `/solutions/${id}`

/**
 * The paths of all pages, which copy may link to.
 * @param solutions  ids, as their files are named
 */
export const sitePaths = (solutions: readonly string[]): string[] => [
  ...fixedPaths,
  ...solutions.map(solutionPath),
  ...lessonIds.flatMap((id) => [lessonPath(id), teacherPath(id)]),
]
