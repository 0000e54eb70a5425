import { runQueue } from '../../model/queue.ts'
import type { Staging, StagingResources } from '../../model/staging.ts'

/** The active run. */
const runs = new WeakMap<Staging, AbortController>()

/**
 * Runs the waiting jobs, unless a run is active. The renderer is loaded now and disposed when nothing waits any more.
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
    let renderer = createOffscreenRenderer()
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
      renderer.dispose()
    }
  } finally {
    runs.delete(staging)
  }
}

/** Aborts the run: its jobs wait, and can be resumed. */
export function stopStaging(staging: Staging): void {
  runs.get(staging)?.abort()
}
