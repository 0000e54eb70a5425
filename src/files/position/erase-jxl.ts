import { characters, indexOfText } from '../bytes.ts'
import { boxesIn } from '../spherical/boxes.ts'
import type { OnUnread } from './unread.ts'

/** What is packed, as its box tells. Source: ISO/IEC 18181-2, 9.8 (brob) */
const packed = ['Exif', 'xml ']
/** A box that nobody reads. */
const free = [...'free'].map((character) => character.charCodeAt(0))

/**
 * Takes packed metadata out of a JPEG XL, in place: no browser unpacks Brotli for a page, and a position may stand in them.
 * @returns whether there were any
 */
export function erasePackedJxl(bytes: Uint8Array, onUnread: OnUnread): boolean {
  if (characters(bytes, 4, 8) !== 'JXL ') return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let isFound = false
  let at = 0
  for (const { type, start, end } of boxesIn(view, 0, bytes.length)) {
    if (type === 'brob' && packed.includes(characters(bytes, start, start + 4))) {
      bytes.set(free, at + 4)
      bytes.fill(0, start, end)
      onUnread('Blanked')
      isFound = true
    }
    at = end
  }
  // Behind a box that makes no sense nobody knows where the next begins.
  if (packed.some((name) => indexOfText(bytes, `brob${name}`, at) >= 0)) onUnread('Kept')
  return isFound
}
