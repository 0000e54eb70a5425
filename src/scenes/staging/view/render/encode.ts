import { askWorker } from '../../../../room-photo/view/ask-worker.ts'
import type { EncodeJob, EncodeReply } from './encode.worker.ts'

/**
 * Encodes the canvas as it is now; it may be drawn on at once. In a worker, where browsers start at once; on the main
 * thread, which is used where no worker starts, they wait until it is idle.
 * @throws Error when there is too little memory
 */
export async function encode(canvas: OffscreenCanvas, options: ImageEncodeOptions): Promise<Blob> {
  const bitmap = await createImageBitmap(canvas)
  let worker: Worker
  try {
    worker = new Worker(new URL('./encode.worker.ts', import.meta.url), { type: 'module' })
  } catch (error) {
    console.warn(error)
    bitmap.close()
    return canvas.convertToBlob(options)
  }
  const readReply = (encoded: EncodeReply) => {
    if ('error' in encoded) throw new Error(encoded.error)
    return encoded.blob
  }
  const job: EncodeJob = { bitmap, options }
  return askWorker(worker, job, new AbortController().signal, readReply, [bitmap])
}
