import { needFirst, whenIdle } from '../ui/when-idle.ts'
import { mayStartByItself } from './start-policy.ts'
import { defaultContextOptions, hasWebGl } from './webgl-context.ts'

/**
 * Fetches what the scene of a first screen needs while the page's own code is still on its way, where it will start by
 * itself, and makes its graphics context meanwhile, for which the page stands still while it has nothing else to do. A
 * failure shows where it starts.
 */
export function fetchSceneAhead(
  fetch: () => Promise<unknown>,
  context = defaultContextOptions,
): void {
  if (typeof document === 'undefined' || !mayStartByItself()) return
  needFirst(fetch())
  void whenIdle().then(() => hasWebGl(context))
}
