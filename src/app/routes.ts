import { parse } from 'regexparam'
import { matchRoute, type Parser } from 'wouter'
import type { Page, Params } from '../pages/page.tsx'
import { industryIds } from '../site/industries.ts'
import { solutionIds } from '../site/paths.ts'

export interface Route {
  pattern: string
  /** The addresses that the pattern stands for: each is prerendered in every language. */
  paths: string[]
  /** What is shown for values of the pattern that do not exist: written as a not-found page of its folder. */
  unknown?: string
  /** The folder below `src/pages`, whose code is loaded when the page is opened. */
  page: string
}

/** The table of pages. */
export const routes: Route[] = [
  { pattern: '/', paths: ['/'], page: 'home' },
  {
    pattern: '/industries/:industry?',
    unknown: '/industries/404',
    paths: ['/industries', ...industryIds.map((id) => `/industries/${id}`)],
    page: 'industries',
  },
  { pattern: '/ar-visualization', paths: ['/ar-visualization'], page: 'ar-visualization' },
  {
    pattern: '/real-time-analytics',
    paths: ['/real-time-analytics'],
    page: 'real-time-analytics',
  },
  { pattern: '/solutions', paths: ['/solutions'], page: 'solutions' },
  { pattern: '/political-ar', paths: ['/political-ar'], page: 'political-ar' },
  { pattern: '/ar-features', paths: ['/ar-features'], page: 'ar-features' },
  {
    pattern: '/solutions/:solutionId',
    unknown: '/solutions/404',
    paths: solutionIds.map((id) => `/solutions/${id}`),
    page: 'solution',
  },
  { pattern: '/contact', paths: ['/contact'], page: 'contact' },
  { pattern: '/about', paths: ['/about'], page: 'about' },
  { pattern: '/whats-new', paths: ['/whats-new'], page: 'whats-new' },
  { pattern: '/dashboard', paths: ['/dashboard'], page: 'dashboard' },
  { pattern: '/demo', paths: ['/demo'], page: 'demo' },
  { pattern: '/privacy', paths: ['/privacy'], page: 'privacy' },
  { pattern: '/terms', paths: ['/terms'], page: 'terms' },
  { pattern: '/property-tours', paths: ['/property-tours'], page: 'property-tours' },
  {
    pattern: '/communication-features',
    paths: ['/communication-features'],
    page: 'communication-features',
  },
  {
    pattern: '/interactive-features',
    paths: ['/interactive-features'],
    page: 'interactive-features',
  },
  { pattern: '/voter-engagement', paths: ['/voter-engagement'], page: 'voter-engagement' },
  {
    pattern: '/campaign-management',
    paths: ['/campaign-management'],
    page: 'campaign-management',
  },
  { pattern: '/government-services', paths: ['/government-services'], page: 'government-services' },
  { pattern: '/location-services', paths: ['/location-services'], page: 'location-services' },
  { pattern: '/virtual-classrooms', paths: ['/virtual-classrooms'], page: 'virtual-classrooms' },
  // Written once a language, for the service worker to show.
  { pattern: '/offline', paths: [], unknown: '/offline', page: 'offline' },
]

export const notFoundRoute: Route = { pattern: '*', paths: [], unknown: '/404', page: 'not-found' }

/** regexparam ignores case; the server, which looks for files, does not. */
const parseExactly: Parser = (pattern, loose) => {
  const { keys, pattern: expression } = parse(pattern, loose)
  return { keys, pattern: new RegExp(expression.source) }
}

/** @param path  without the language's prefix */
export function findRoute(path: string): { route: Route; params: Params } {
  for (const route of routes) {
    const [matches, params] = matchRoute(parseExactly, route.pattern, path)
    if (matches) return { route, params }
  }
  return { route: notFoundRoute, params: {} }
}

const modules = import.meta.glob<{ page: Page }>('../pages/*/page.tsx')

/** @throws Error when the page has no code, or when it cannot be fetched */
export async function loadPage(route: Route): Promise<Page> {
  const load = modules[`../pages/${route.page}/page.tsx`]
  if (!load) throw new Error(`No page ${route.page}`)
  return (await load()).page
}
