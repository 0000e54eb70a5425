import { sniff } from '../../../../files/sniff.ts'
import { openingOrder } from '../../model/arrange-files.ts'
import { type Fault, FaultError, faultOf } from '../../model/fault.ts'
import type { Media } from '../../model/picture/media.ts'
import { beginOpening, reportStep, showMedia, type Tour } from '../../model/tour.ts'
import { readHead } from '../decode/decode-image.ts'
import { openImage } from './open-image.ts'
import { openVideo } from './open-video.ts'

/** The last opening asked for; an older one that is still under way gives up. */
const current = new WeakMap<Tour, symbol>()

/** Starts an opening; the returned function tells whether another has started since. */
export function startOpening(tour: Tour, name: string): () => boolean {
  const mine = Symbol(name)
  current.set(tour, mine)
  beginOpening(tour, name)
  return () => current.get(tour) !== mine
}

/** Gives up whatever is being opened. */
export function abandonOpening(tour: Tour) {
  current.delete(tour)
}

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

/** Opens a file of either sort. @throws FaultError */
export async function openMedia(blob: Blob, name: string, onDecoding?: () => void): Promise<Media> {
  const head = await readHead(blob, name)
  const { sort } = sniff(head, blob.type)
  if (sort === 'other') throw new FaultError({ code: 'NotMedia', name })
  onDecoding?.()
  return sort === 'image' ? openImage(blob, name, head) : openVideo(blob, name, head)
}

/** Replaces what is shown. */
export function show(tour: Tour, media: Media) {
  reportStep(tour, 'Uploading', 0)
  showMedia(tour, media)
}
