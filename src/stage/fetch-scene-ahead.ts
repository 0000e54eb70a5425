import { needFirst } from '../ui/when-idle.ts'
import { mayStartByItself } from './start-policy.ts'
import { askForWebGlOnceDrawn, defaultContextOptions } from './webgl-context.ts'

/**
 * Fetches what the scene of a first screen needs while the page's own code is still on its way, where it will start by
 * itself, and makes its graphics context once the page is drawn. A failure shows where it starts.
 */
export function fetchSceneAhead(
  fetch: () => Promise<unknown>,
  context = defaultContextOptions,
): void {
  if (typeof document === 'undefined' || !mayStartByItself()) return
  needFirst(fetch())
  askForWebGlOnceDrawn(context)
}
