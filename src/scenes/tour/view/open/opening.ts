import type { Media } from '../../model/picture/media.ts'
import { beginOpening, reportOpeningStep, showMedia, type Tour } from '../../model/tour.ts'

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
export function cancelOpening(tour: Tour) {
  current.delete(tour)
}

/** Replaces what is shown. */
export function showOpenedMedia(tour: Tour, media: Media) {
  reportOpeningStep(tour, 'Uploading', 0)
  showMedia(tour, media)
}
