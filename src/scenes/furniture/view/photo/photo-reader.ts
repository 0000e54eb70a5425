import { FaultError } from '../../model/room/fault.ts'
import { usualLight } from '../../model/room/light.ts'
import type { Step } from '../../model/room/room.ts'
import { plainTexture } from '../../model/room/texture.ts'
import { noOutline } from '../../model/walls/outline.ts'
import { decodePhoto } from './look-at-photo.ts'
import type { PhotoFacts, PhotoJob, Reply } from './messages.ts'

/**
 * Looks at a photo off the main thread. Where no worker can, the photo is opened all the same, and its camera is for
 * the visitor to set.
 * @throws FaultError for what is wrong with the photo; the signal's reason when it is given up
 */
export async function readPhoto(
  job: PhotoJob,
  signal: AbortSignal,
  onStep: (step: Step) => void,
): Promise<PhotoFacts> {
  try {
    return await askWorker(job, signal, onStep)
  } catch (error) {
    if (error instanceof FaultError || signal.aborted) throw error
    const bitmap = await decodePhoto(job)
    const size = { width: bitmap.width, height: bitmap.height }
    bitmap.close()
    return { size, light: usualLight, texture: plainTexture, match: null, outline: noOutline }
  }
}

function askWorker(
  job: PhotoJob,
  signal: AbortSignal,
  onStep: (step: Step) => void,
): Promise<PhotoFacts> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('./match.worker.ts', import.meta.url), { type: 'module' })
    const end = () => worker.terminate()
    signal.addEventListener('abort', () => {
      end()
      reject(signal.reason)
    })
    worker.onerror = () => {
      end()
      reject(new Error('The match stopped'))
    }
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data.what === 'step') return onStep(data.step)
      end()
      if (data.what === 'facts') resolve(data.facts)
      else reject(new FaultError(data.fault))
    }
    worker.postMessage(job)
  })
}
