import { needFirst, whenIdle } from '../ui/when-idle.ts'
import { mayStartByItself } from './start-policy.ts'
import { defaultContextOptions, hasWebGl } from './webgl-context.ts'

/**
 * Fetches what the scene of a first screen needs while the page's own code is still on its way, where it will start by
 * itself, and makes its graphics context meanwhile: the page stands still for it, so it has nothing else to do then, and the GPU
 * has drawn what there was to see first. A failure shows where it starts.
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

/** After so many frames, which come as fast as they are drawn. */
async function framesDrawn(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve))
}
