import type { Arranged, ArrangeJob } from './messages.ts'

/**
 * Arranges off the main thread; on it where no worker can start.
 * @throws the signal's reason when it is given up
 */
export async function askArranger(job: ArrangeJob, signal: AbortSignal): Promise<Arranged> {
  try {
    return await askWorker(job, signal)
  } catch (error) {
    if (signal.aborted) throw error
    console.warn(error)
    const { arrange } = await import('../../model/layout/arrange.ts')
    const { items, leftOut } = arrange(job.room, job.kit, job.sizes, job.seed)
    return { items, leftOut }
  }
}

function askWorker(job: ArrangeJob, signal: AbortSignal): Promise<Arranged> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('./arrange.worker.ts', import.meta.url), { type: 'module' })
    const giveUp = () => {
      worker.terminate()
      reject(signal.reason)
    }
    const end = () => {
      signal.removeEventListener('abort', giveUp)
      worker.terminate()
    }
    signal.addEventListener('abort', giveUp)
    worker.onerror = () => {
      end()
      reject(new Error('The arrangement stopped'))
    }
    worker.onmessage = ({ data }: MessageEvent<Arranged>) => {
      end()
      resolve(data)
    }
    // A proxy cannot be sent.
    worker.postMessage(JSON.parse(JSON.stringify(job)))
  })
}
