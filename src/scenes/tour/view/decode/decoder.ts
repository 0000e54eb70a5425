import { askWorker, startWorker } from './ask-worker.ts'
import type { Decoded, Failed } from './decode.worker.ts'
import { type DecodedImage, type DecodeJob, decodeImage, RefusedError } from './decode-image.ts'
import { createDecode } from './decode-source.ts'

let worker: Worker | undefined
let isBroken = false

/** Starts the decoder before it is needed; where it cannot start, the page decodes itself. */
export function warmDecoder() {
  if (worker || isBroken) return
  worker = startWorker(
    () => new Worker(new URL('./decode.worker.ts', import.meta.url), { type: 'module' }),
  )
  isBroken = !worker
  worker?.addEventListener('error', () => {
    isBroken = true
    worker?.terminate()
    worker = undefined
  })
}

async function decodeApart(job: DecodeJob): Promise<DecodedImage> {
  warmDecoder()
  const own = worker
  const answer = own && (await askWorker<Decoded | Failed>(own, own, job).catch(() => undefined))
  // The worker itself broke, not the file.
  if (!answer) return decodeImage(job)
  if ('isRefused' in answer)
    throw answer.isRefused ? new RefusedError('Not decoded') : new Error('Not cut')
  const { size, gpano, tiles, picture } = answer
  const first = new Map(answer.first.entries())
  return {
    size,
    gpano,
    tiles,
    async cut(index) {
      const known = first.get(index)
      first.delete(index)
      const bitmap = known ?? (await askWorker<ImageBitmap | null>(own, picture, index))
      if (!bitmap) throw new Error('Not cut')
      return bitmap
    },
    close() {
      for (const bitmap of first.values()) bitmap.close()
      first.clear()
      picture.postMessage(null)
    },
  }
}

/** Large pictures go to a worker, which has to start first, to be cut. */
export const decode = createDecode(decodeApart)
