import { askWorker } from '../../../../room-photo/view/ask-worker.ts'
import { readPhoto } from '../../../../room-photo/view/read-photo.ts'
import { stagingDesignOf } from '../../model/edit.ts'
import type { Furnished } from '../../model/furnishing.ts'
import { kitOf } from '../../model/kit.ts'
import { createSerialQueue, type Steps } from '../../model/queue.ts'
import { wallsOfRectangle } from '../../model/room.ts'
import type { StagingResources } from '../../model/staging.ts'
import { compose } from '../render/compose.ts'
import { ContextLostError, type OffscreenRenderer } from '../render/offscreen-renderer.tsx'
import type { FurnishJob } from './arrange.worker.ts'

interface StepResources extends StagingResources {
  /** returns the renderer; a new one after a lost context */
  renderer: () => OffscreenRenderer
}

/** The steps of the queue in this browser. */
export function createSteps({ styles, sizes, renderer, label }: StepResources): Steps {
  // One canvas, and one photo in memory at a time.
  const drawing = createSerialQueue()
  return {
    read: ({ file: blob, name }, signal, onMatching) =>
      readPhoto({ blob, name }, signal, (step) => {
        if (step === 'Edges') onMatching()
      }),
    arrange: async ({ room, roomBy, confidence, kinds, style, seed }, signal) => {
      const chosen = styles.find(({ id }) => id === style)
      if (!chosen) throw new Error(`There is no style ${style}`)
      const kits = kinds.map((kind) => kitOf(chosen, kind))
      return askArranger([{ room, roomBy, confidence }, kits, sizes, seed], signal)
    },
    picture: (photo, job, signal, onEncoding) =>
      drawing(async () => {
        const { analysis, room } = photo
        if (!analysis) throw new Error('The photo was not looked at')
        const { size, light, texture } = analysis
        const { occluders, ...drawn } = stagingDesignOf(job, photo, light)
        const walls = wallsOfRectangle(room)
        const furnishing = { photo: size, light, texture, sizes, walls, ...drawn }
        const make = () =>
          compose({
            file: photo.file,
            name: photo.name,
            occluders,
            label,
            draw: (bitmap, paint) => renderer().draw(furnishing, bitmap, signal, paint),
            onEncoding,
          })
        // After a lost context the photo is rendered once more with a new renderer.
        return make().catch((error: unknown) => {
          if (!(error instanceof ContextLostError) || signal.aborted) throw error
          console.warn(error)
          return make()
        })
      }, signal),
  }
}

/**
 * Arranges off the main thread; on it where no worker can start.
 * @throws the signal's reason when it is given up
 */
async function askArranger(job: FurnishJob, signal: AbortSignal): Promise<Furnished> {
  try {
    const worker = new Worker(new URL('./arrange.worker.ts', import.meta.url), { type: 'module' })
    // A proxy cannot be sent.
    const request = JSON.parse(JSON.stringify(job))
    return await askWorker(worker, request, signal, (furnished: Furnished) => furnished)
  } catch (error) {
    if (signal.aborted) throw error
    console.warn(error)
    const { furnish } = await import('../../model/furnishing.ts')
    return furnish(...job)
  }
}
