import { noWallsFound } from '../model/estimate/room-box.ts'
import { plainTexture } from '../model/estimate/texture.ts'
import { usualLight } from '../model/light.ts'
import type { PhotoAnalysis, ReadingStep } from '../model/photo-file.ts'
import { FaultError } from '../model/photo-file.ts'
import type { PhotoJob, WorkerReply } from './analyze-photo.ts'
import { decodePhoto } from './analyze-photo.ts'

/**
 * Analyzes a photo in a worker. Without a worker the photo opens without an estimate.
 * @throws FaultError for an invalid photo; the signal's reason when aborted
 */
export async function readPhoto(
  job: PhotoJob,
  signal: AbortSignal,
  onStep: (step: ReadingStep) => void,
): Promise<PhotoAnalysis> {
  try {
    return await askWorker(job, signal, onStep)
  } catch (error) {
    if (error instanceof FaultError || signal.aborted) throw error
    const bitmap = await decodePhoto(job)
    const size = { width: bitmap.width, height: bitmap.height }
    bitmap.close()
    return { size, light: usualLight, texture: plainTexture, match: null, outline: noWallsFound }
  }
}

function askWorker(
  job: PhotoJob,
  signal: AbortSignal,
  onStep: (step: ReadingStep) => void,
): Promise<PhotoAnalysis> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('./analyze-photo.worker.ts', import.meta.url), {
      type: 'module',
    })
    const end = () => worker.terminate()
    signal.addEventListener('abort', () => {
      end()
      reject(signal.reason)
    })
    worker.onerror = () => {
      end()
      reject(new Error('The match stopped'))
    }
    worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
      if (data.what === 'step') return onStep(data.step)
      end()
      if (data.what === 'facts') resolve(data.facts)
      else reject(new FaultError(data.fault))
    }
    worker.postMessage(job)
  })
}
