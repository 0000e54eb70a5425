import { sniff } from '../../../../files/sniff.ts'
import { type Fault, FaultError, faultOf } from '../../model/fault.ts'
import type { Media } from '../../model/media.ts'
import { beginOpening, fail, reportStep, showMedia, type Tour } from '../../model/tour.ts'
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

/** Opens the first of the files that works; without one, says what is wrong with the first. */
export async function openFiles(tour: Tour, files: readonly File[]) {
  const [first] = files
  if (!first) return
  const superseded = startOpening(tour, first.name)
  let fault: Fault | undefined
  for (const file of files) {
    try {
      const media = await openMedia(tour, file, file.name)
      if (superseded()) return media.close()
      show(tour, media)
      tour.leftOut = files.length - 1
      return
    } catch (error) {
      fault ??= faultOf(error, file.name)
    }
    if (superseded()) return
  }
  if (fault) fail(tour, fault)
}

/** Opens a file of either sort. @throws FaultError */
export async function openMedia(tour: Tour, blob: Blob, name: string): Promise<Media> {
  const head = await readHead(blob, name)
  const { sort } = sniff(head, blob.type)
  if (sort === 'other') throw new FaultError({ code: 'NotMedia', name })
  reportStep(tour, 'Decoding')
  return sort === 'image' ? openImage(blob, name, head) : openVideo(blob, name, head)
}

/** Replaces what is shown. */
export function show(tour: Tour, media: Media) {
  reportStep(tour, 'Uploading', 0)
  showMedia(tour, media)
}
