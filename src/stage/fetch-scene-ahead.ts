import { needFirst, whenIdle } from '../ui/when-idle.ts'
import { mayStartByItself } from './start-policy.ts'
import { defaultContextOptions, hasWebGl } from './webgl-context.ts'

/**
 * Fetches what the scene of a first screen needs while the page's own code is still on its way, where it will start by
 * itself, and makes its graphics context in an idle moment after the GPU has drawn the page, since the page stands still for it
 * until then. A failure shows where it starts.
 */
export function fetchSceneAhead(
  fetch: () => Promise<unknown>,
  context = defaultContextOptions,
): void {
  if (typeof document === 'undefined' || !mayStartByItself()) return
  needFirst(fetch())
  void whenIdle()
    .then(framesDrawn)
    .then(whenIdle)
    .then(() => hasWebGl(context))
}

/** After three frames: the browser begins none while the GPU is behind with those before. */
async function framesDrawn(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve))
}
