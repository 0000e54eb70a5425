import { crc32Of } from '../../../../files/zip/crc32.ts'
import { askWorker, startWorker } from '../decode/ask-worker.ts'

/**
 * Checksums by a thread of their own, since those of hundreds of megabytes take seconds; by the page where there is
 * none.
 */
export function crcThread() {
  let worker = startWorker(
    () => new Worker(new URL('./crc.worker.ts', import.meta.url), { type: 'module' }),
  )
  worker?.addEventListener('error', () => {
    worker = undefined
  })
  return {
    /** @throws DOMException where the file cannot be read any more */
    async crcOf(blob: Blob): Promise<number> {
      // Where the thread breaks, the page goes on.
      const asked = worker && askWorker<number | null>(worker, worker, blob)
      const crc = await asked?.catch(() => undefined)
      if (crc === null) throw new DOMException('The file cannot be read', 'NotReadableError')
      return crc ?? crc32Of(blob)
    },
    end: () => worker?.terminate(),
  }
}
