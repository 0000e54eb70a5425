/** A picture to be encoded, and how. */
export interface EncodeJob {
  id: number
  bitmap: ImageBitmap
  options: ImageEncodeOptions
}

/** The result from the worker, or why there is none. */
export type Encoded = { id: number; blob: Blob } | { id: number; error: string }

export interface Encoder {
  /** Encodes the canvas as it is now; it may be drawn on at once. @throws Error when there is too little memory */
  encode: (canvas: OffscreenCanvas, options: ImageEncodeOptions) => Promise<Blob>
  dispose: () => void
}

/** The pending requests. */
interface Asked {
  resolve: (blob: Blob) => void
  reject: (error: Error) => void
}

/**
 * Encodes in a worker, where browsers start at once; on the main thread they wait until it is idle. Without a worker
 * the main thread is used all the same.
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
