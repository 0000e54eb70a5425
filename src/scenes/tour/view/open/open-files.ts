import { openingOrder } from '../../model/arrange-files.ts'
import { type Fault, faultOf } from '../../model/fault.ts'
import type { Media } from '../../model/picture/media.ts'
import { reportStep, type Tour } from '../../model/tour.ts'
import { decode } from '../decode/decoder.ts'
import { createOpenMedia } from './open-media.ts'
import { show, startOpening } from './opening.ts'

/** Opens a file, decoding large pictures in a worker. */
export const openMedia = createOpenMedia(decode)

/** How the opening of files ended: what is shown now, and the files that were tried before it and do not open. */
export type Opened = {
  shown: { file: Blob; name: string; media: Media } | undefined
  faults: Map<Blob, Fault>
  /** Another opening took its place. */
  isSuperseded: boolean
}

/** Opens the first room of the files that works. What is wrong with the others is told by whoever asked. */
export async function openFiles(tour: Tour, files: readonly File[]): Promise<Opened> {
  const ordered = openingOrder(files)
  const superseded = startOpening(tour, ordered[0]?.name ?? '')
  const faults: Opened['faults'] = new Map()
  for (const file of ordered) {
    const { name } = file
    try {
      const media = await openMedia(file, name, () => !superseded() && reportStep(tour, 'Decoding'))
      if (superseded()) media.close()
      else {
        show(tour, media)
        return { shown: { file, name, media }, faults, isSuperseded: false }
      }
    } catch (error) {
      faults.set(file, faultOf(error, name))
    }
    if (superseded()) return { shown: undefined, faults, isSuperseded: true }
  }
  return { shown: undefined, faults, isSuperseded: false }
}
