/** A picture to be encoded, and how. */
export interface EncodeJob {
  id: number
  bitmap: ImageBitmap
  options: ImageEncodeOptions
}

/** The file, from the worker to the page; or why there is none. */
export type Encoded = { id: number; blob: Blob } | { id: number; error: string }

export interface Encoder {
  /** The canvas as it is now; it may be drawn upon at once. @throws Error when there is no memory for it */
  encode: (canvas: OffscreenCanvas, options: ImageEncodeOptions) => Promise<Blob>
  dispose: () => void
}

/** Who waits for a file. */
interface Asked {
  resolve: (blob: Blob) => void
  reject: (error: Error) => void
}

/**
 * Encodes off the main thread, where browsers do it at once: on the main thread they wait until nothing else is to be
 * done. There it is done all the same where no worker can start.
 */
export function createEncoder(): Encoder {
  const waiting = new Map<number, Asked>()
  let last = 0
  const worker = startWorker()
  if (worker) {
    worker.onmessage = ({ data }: MessageEvent<Encoded>) => {
      const asked = waiting.get(data.id)
      waiting.delete(data.id)
      if ('blob' in data) asked?.resolve(data.blob)
      else asked?.reject(new Error(data.error))
    }
    worker.onerror = () => {
      for (const asked of waiting.values()) asked.reject(new Error('The encoder stopped'))
      waiting.clear()
    }
  }
  return {
    async encode(canvas, options) {
      if (!worker) return canvas.convertToBlob(options)
      const bitmap = await createImageBitmap(canvas)
      last += 1
      const job: EncodeJob = { id: last, bitmap, options }
      return new Promise((resolve, reject) => {
        waiting.set(job.id, { resolve, reject })
        worker.postMessage(job, [bitmap])
      })
    },
    dispose: () => worker?.terminate(),
  }
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./encode.worker.ts', import.meta.url), { type: 'module' })
  } catch (error) {
    console.warn(error)
    return null
  }
}
