import { asciiText } from '../bytes.ts'
import { boxesIn } from '../spherical/boxes.ts'

/** A place on earth as QuickTime writes it. Source: ISO 6709, annex H */
const place = /[+-]\d{2,6}(?:\.\d+)?[+-]\d{3,7}(?:\.\d+)?(?:[+-]\d+(?:\.\d+)?)?(?:CRS[\w:]+)?\//g

/**
 * Takes out of a video's movie box where it was taken, in place: QuickTime's and Android's text, and the box of 3GPP.
 * @param movie  what the box holds
 * @returns whether there was any
 */
export function eraseMoviePosition(movie: Uint8Array): boolean {
  let isFound = false
  const view = new DataView(movie.buffer, movie.byteOffset, movie.byteLength)
  for (const { type, start, end } of boxesIn(view, 0, movie.length)) {
    if (type !== 'udta' && type !== 'meta') continue
    const inside = movie.subarray(start, end)
    for (const { 0: text, index } of asciiText(inside).matchAll(place)) {
      inside.fill(0x20, index, index + text.length)
      isFound = true
    }
    const own = new DataView(inside.buffer, inside.byteOffset, inside.byteLength)
    for (const box of boxesIn(own, 0, inside.length)) {
      // Version, flags and language stay; name, role, place and body go.
      const value = inside.subarray(box.start + 6, box.end)
      if (box.type !== 'loci' || value.every((byte) => byte === 0)) continue
      value.fill(0)
      isFound = true
    }
  }
  return isFound
}
