import { solutionIds } from '../documents/catalogue.ts'
import { planOf } from '../site/paths.ts'
import { findRoute, type Route } from './routes.ts'

const plan = planOf(solutionIds)

/** The addresses on the plan of the site that a row of the table answers: each is prerendered in every language. */
export function pathsOf(route: Route): string[] {
  return plan.filter((path) => findRoute(path).route === route)
}
