import { indexOfText, latin1Slice } from '../bytes.ts'
import { boxesIn } from '../iso-bmff.ts'
import { sniff } from '../sniff.ts'
import { eraseCaptionPosition, isCaptions } from './erase-captions.ts'
import { eraseMoviesIn, movieChanges } from './erase-movie.ts'
import { erasePngPosition } from './erase-png.ts'
import { eraseIptcPosition, eraseXmpPosition } from './erase-text.ts'
import { eraseExif } from './erase-tiff.ts'
import type { OnUnreadable } from './unreadable.ts'

/**
 * A photo, a video or its captions without where on earth it was taken, as long as before: Exif's position and maker's note,
 * XMP's and IPTC's positions and names of places in whatever picture holds them (JPEG, PNG, WebP, AVIF, HEIC, JPEG XL,
 * TIFF), and all of these and QuickTime's and 3GPP's places in the metadata of MP4 and QuickTime, also where such a video
 * lies behind a picture; and what a drone wrote of where it was into captions. What a camera records all along a video,
 * inside it, stays. Every other byte is the same, but for metadata in which a position may stand and which cannot be read:
 * they are left out as far as it is known where they end.
 * @param onUnread  is told of such metadata, in Exif, XMP, PNG's text and packed boxes, and of boxes too large to be read, and
 *   whether they are left out or kept
 * @returns the same blob where it says nothing of that
 * @throws DOMException when the file cannot be read any more
 */
export async function withoutPosition(
  blob: Blob,
  onUnread: OnUnreadable = () => {},
): Promise<Blob> {
  const head = new Uint8Array(await blob.slice(0, 64).arrayBuffer())
  if (isCaptions(head)) return captionsWithout(blob)
  const { sort } = sniff(head, blob.type)
  if (sort === 'image') return imageWithout(blob, onUnread)
  if (sort === 'video') return movieWithout(blob, onUnread)
  // A tour file from elsewhere may name SubRip as WebVTT.
  return blob.type.startsWith('text/vtt') ? captionsWithout(blob) : blob
}

async function imageWithout(blob: Blob, onUnread: OnUnreadable): Promise<Blob> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  // Each looks through all of it: none is to be left out because another found something.
  const found = [
    eraseExif(bytes, onUnread),
    eraseXmpPosition(bytes, onUnread),
    eraseIptcPosition(bytes),
    erasePackedJxl(bytes, onUnread),
    await eraseMoviesIn(bytes, onUnread),
  ].includes(true)
  const isPng = latin1Slice(bytes, 0, 4) === '\x89PNG'
  const isChanged = isPng ? await erasePngPosition(bytes, found, onUnread) : found
  return isChanged ? new Blob([bytes], { type: blob.type }) : blob
}

/** What is packed, as its box tells. Source: ISO/IEC 18181-2, 9.8 (brob) */
const packed = ['Exif', 'xml ']
/** A box that nobody reads. */
const free = [...'free'].map((character) => character.charCodeAt(0))

/**
 * Takes packed metadata out of a JPEG XL, in place: no browser unpacks Brotli for a page, and a position may stand in them.
 * @returns whether there were any
 */
function erasePackedJxl(bytes: Uint8Array, onUnread: OnUnreadable): boolean {
  if (latin1Slice(bytes, 4, 8) !== 'JXL ') return false
  let isFound = false
  let at = 0
  for (const { type, start, end } of boxesIn(bytes, 0, bytes.length)) {
    if (type === 'brob' && packed.includes(latin1Slice(bytes, start, start + 4))) {
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

/** Of a video that is no MP4 and no QuickTime, no box is found. */
async function movieWithout(blob: Blob, onUnread: OnUnreadable): Promise<Blob> {
  const changes = await movieChanges(blob, onUnread)
  if (changes.length === 0) return blob
  const parts: Blob[] = []
  let from = 0
  for (const { start, bytes } of changes) {
    parts.push(blob.slice(from, start), new Blob([bytes]))
    from = start + bytes.length
  }
  return new Blob([...parts, blob.slice(from)], { type: blob.type })
}

async function captionsWithout(blob: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return eraseCaptionPosition(bytes) ? new Blob([bytes], { type: blob.type }) : blob
}
