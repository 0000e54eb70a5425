import { runQueue } from '../../model/queue.ts'
import type { Staging, StagingResources } from '../../model/staging.ts'
import type { OffscreenRenderer } from '../render/offscreen-renderer.tsx'

/** The active run. */
const runs = new WeakMap<Staging, AbortController>()

/** The renderer of the last run, with its models and shaders: a floor that is corrected is soon drawn again. */
let kept: { renderer: OffscreenRenderer; expires: ReturnType<typeof setTimeout> } | null = null

/** How long it is kept, ms. */
const keptFor = 60_000

function takeKept(): OffscreenRenderer | undefined {
  const renderer = kept?.renderer
  clearTimeout(kept?.expires)
  kept = null
  return renderer
}

/**
 * Runs the waiting jobs, unless a run is active. The renderer is loaded now and disposed some time after the last run.
 * @throws Error when it cannot be loaded, or there is no WebGL 2
 */
export async function startStaging(staging: Staging, supply: StagingResources): Promise<void> {
  if (staging.run || runs.has(staging)) return
  const control = new AbortController()
  runs.set(staging, control)
  try {
    const [{ createOffscreenRenderer }, { createSteps }] = await Promise.all([
      import('../render/offscreen-renderer.tsx'),
      import('./steps.ts'),
    ])
    const { signal } = control
    if (signal.aborted) return
    let renderer = takeKept() ?? createOffscreenRenderer()
    const current = () => {
      if (renderer.isLost()) {
        renderer.dispose()
        renderer = createOffscreenRenderer()
      }
      return renderer
    }
    try {
      const steps = createSteps({ ...supply, renderer: current })
      // One photo is rendered while others are analyzed.
      const atOnce = Math.max(2, navigator.hardwareConcurrency || 2)
      await runQueue(staging, steps, { atOnce, signal, now: Date.now })
    } finally {
      if (signal.aborted) renderer.dispose()
      else {
        const expires = setTimeout(() => takeKept()?.dispose(), keptFor)
        kept = { renderer, expires }
      }
    }
  } finally {
    runs.delete(staging)
  }
}

/** Aborts the run: its jobs wait, and can be resumed. */
export function stopStaging(staging: Staging): void {
  takeKept()?.dispose()
  runs.get(staging)?.abort()
}
