import type { Media } from '../../model/picture/media.ts'

const keys = new WeakMap<Media, number>()
let last = 0

/** A number of its own for every media: its layer stays, with what it has on the graphics card, as long as it is shown. */
export function mediaKey(media: Media): number {
  const known = keys.get(media)
  if (known !== undefined) return known
  last += 1
  keys.set(media, last)
  return last
}
