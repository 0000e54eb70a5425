import { noNoiseOrBlur } from '../model/estimate/noise-and-blur.ts'
import { defaultRoomLight } from '../model/light.ts'
import {
  FaultError,
  noRoomFound,
  type PhotoAnalysis,
  type ReadingStep,
} from '../model/photo-file.ts'
import { decodePhoto, type PhotoJob, type WorkerReply } from './analyze-photo.ts'
import { askWorker } from './ask-worker.ts'

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
    const worker = new Worker(new URL('./analyze-photo.worker.ts', import.meta.url), {
      type: 'module',
    })
    return await askWorker(worker, job, signal, (reply: WorkerReply) => {
      if (reply.what === 'fault') throw new FaultError(reply.fault)
      if (reply.what === 'facts') return reply.facts
      return void onStep(reply.step)
    })
  } catch (error) {
    if (error instanceof FaultError || signal.aborted) throw error
    const bitmap = await decodePhoto(job)
    const size = { width: bitmap.width, height: bitmap.height }
    bitmap.close()
    return { size, light: defaultRoomLight, texture: noNoiseOrBlur, ...noRoomFound }
  }
}
