import { parse } from 'regexparam'
import { matchRoute, type Parser } from 'wouter'
import type { Page, Params } from '../pages/page.tsx'
import { lessonIds, lessonPath, teacherPath } from '../site/lessons.ts'
import { pageNames } from '../site/paths.ts'

export interface Route {
  pattern: string
  /** What is shown for values of the pattern that do not exist: written as a not-found page of its folder. */
  unknown?: string
  /** The folder below `src/pages`, whose code is loaded when the page is opened. */
  page: string
  /** What the pattern itself does not tell: an address that is written out. */
  params?: Params
}

/** The table of pages. Which addresses a pattern stands for is on the plan of the site (`site/paths.ts`). */
export const routes: Route[] = [
  { pattern: '/', page: 'home' },
  { pattern: '/industries/:industry?', unknown: '/industries/404', page: 'industries' },
  { pattern: '/solutions/:solutionId', unknown: '/solutions/404', page: 'solution' },
  ...pageNames.map((page) => ({ pattern: `/${page}`, page })),
  // One route a lesson, so that an unknown lesson is a 404.
  ...lessonIds.flatMap((lesson) => [
    { pattern: lessonPath(lesson), page: 'lesson', params: { lesson } },
    { pattern: teacherPath(lesson), page: 'lesson-teacher', params: { lesson } },
  ]),
  // Prerendered in each language, for the service worker.
  { pattern: '/offline', unknown: '/offline', page: 'offline' },
]

export const notFoundRoute: Route = { pattern: '*', unknown: '/404', page: 'not-found' }

/** regexparam ignores case; the server, which looks for files, does not. */
const parseExactly: Parser = (pattern, loose) => {
  const { keys, pattern: expression } = parse(pattern, loose)
  return { keys, pattern: new RegExp(expression.source) }
}

/** @param path  without the language's prefix */
export function findRoute(path: string): { route: Route; params: Params } {
  for (const route of routes) {
    const [matches, params] = matchRoute(parseExactly, route.pattern, path)
    if (matches) return { route, params: { ...params, ...route.params } }
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
