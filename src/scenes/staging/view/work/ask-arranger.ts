import { askWorker } from '../../../../room-photo/view/ask-worker.ts'
import type { arrange } from '../../model/layout/arrange.ts'
import type { ArrangeJob } from './arrange.worker.ts'

/** Where everything goes, and what has no place. */
export type Arranged = ReturnType<typeof arrange>

/**
 * Arranges off the main thread; on it where no worker can start.
 * @throws the signal's reason when it is given up
 */
export async function askArranger(job: ArrangeJob, signal: AbortSignal): Promise<Arranged> {
  try {
    const worker = new Worker(new URL('./arrange.worker.ts', import.meta.url), { type: 'module' })
    // A proxy cannot be sent.
    const request = JSON.parse(JSON.stringify(job))
    return await askWorker(worker, request, signal, (arranged: Arranged) => arranged)
  } catch (error) {
    if (signal.aborted) throw error
    console.warn(error)
    const { arrange } = await import('../../model/layout/arrange.ts')
    return arrange(...job)
  }
}
