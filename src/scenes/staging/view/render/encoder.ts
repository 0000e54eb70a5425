import type { Encoded, EncodeJob } from './encode.worker.ts'

/**
 * Encodes in a worker, where browsers start at once; on the main thread they wait until it is idle. Without a worker
 * the main thread is used all the same.
 */
export function createEncoder() {
  const worker = startWorker()
  return {
    /** Encodes the canvas as it is now; it may be drawn on at once. @throws Error when there is too little memory */
    async encode(canvas: OffscreenCanvas, options: ImageEncodeOptions): Promise<Blob> {
      if (!worker) return canvas.convertToBlob(options)
      const bitmap = await createImageBitmap(canvas)
      return new Promise((resolve, reject) => {
        const { port1, port2: port } = new MessageChannel()
        const stop = () => reject(new Error('The encoder stopped'))
        port1.onmessage = ({ data }: MessageEvent<Encoded>) => {
          worker.removeEventListener('error', stop)
          port1.close()
          if ('blob' in data) resolve(data.blob)
          else reject(new Error(data.error))
        }
        worker.addEventListener('error', stop)
        worker.postMessage({ bitmap, options, port } satisfies EncodeJob, [bitmap, port])
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
