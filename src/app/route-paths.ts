import { paths } from '../site/paths.ts'
import { findRoute, type Route } from './routes.ts'

/** The addresses on the plan of the site that a row of the table answers: each is prerendered in every language. */
export function pathsOf(route: Route): string[] {
  return [...paths].filter((path) => findRoute(path).route === route)
}
