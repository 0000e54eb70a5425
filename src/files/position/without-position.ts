import { asciiBytes, indicesOfText, latin1Slice } from '../bytes.ts'
import { boxesIn } from '../iso-bmff.ts'
import { sniff } from '../sniff.ts'
import { eraseCaptionCoordinates, isWebVtt } from './erase-captions.ts'
import { eraseMetadataPosition } from './erase-metadata.ts'
import { eraseEmbeddedMoviePositions, moviePositionPatches } from './erase-movie.ts'
import { erasePngPosition } from './erase-png.ts'
import type { OnUnreadable } from './unreadable.ts'

/**
 * Erases the position from a photo, a video or its captions without changing its length: position and maker's note of
 * Exif, positions and place names of XMP and IPTC in every picture format (JPEG, PNG, WebP, AVIF, HEIC, JPEG XL,
 * TIFF), all of these and QuickTime's and 3GPP's places in the metadata of MP4 and QuickTime, also of a video behind
 * a picture, and a drone's position in captions. Telemetry tracks within a video stay. Every other byte stays the
 * same, except metadata that cannot be read and may contain a position: they are blanked when their end is known.
 * @param onUnread  is told of such metadata, in Exif, XMP, PNG's text and packed boxes, and of boxes too large to be
 *   read, and whether they are left out or kept
 * @returns the same blob where it says nothing of that
 * @throws DOMException when the file cannot be read any more
 */
export async function withoutPosition(
  blob: Blob,
  onUnread: OnUnreadable = () => {},
): Promise<Blob> {
  const head = new Uint8Array(await blob.slice(0, 64).arrayBuffer())
  if (isWebVtt(head)) return captionsWithout(blob)
  const { sort } = sniff(head, blob.type)
  if (sort === 'image') return imageWithout(blob, onUnread)
  if (sort === 'video') return movieWithout(blob, onUnread)
  // Imported tours may declare SubRip as WebVTT.
  return blob.type.startsWith('text/vtt') ? captionsWithout(blob) : blob
}

async function imageWithout(blob: Blob, onUnread: OnUnreadable): Promise<Blob> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  // Not combined with `||`, which would skip the rest after the first result.
  const found = [
    eraseMetadataPosition(bytes, onUnread),
    erasePackedJxl(bytes, onUnread),
    await eraseEmbeddedMoviePositions(bytes, onUnread),
  ].includes(true)
  const isPng = latin1Slice(bytes, 0, 4) === '\x89PNG'
  const isChanged = isPng ? await erasePngPosition(bytes, found, onUnread) : found
  return isChanged ? new Blob([bytes], { type: blob.type }) : blob
}

/** What is packed, as its box tells. Source: ISO/IEC 18181-2, 9.8 (brob) */
const packed = ['Exif', 'xml ']
/** The type of a box that is ignored by readers. */
const free = asciiBytes('free')

/**
 * Blanks compressed metadata of a JPEG XL in place: browsers cannot unpack Brotli for a page, and it may contain a
 * position.
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
  // After an invalid box the start of the next one is unknown.
  if (packed.some((name) => !indicesOfText(bytes, `brob${name}`, at).next().done)) onUnread('Kept')
  return isFound
}

/** For a video that is neither MP4 nor QuickTime, no box is found. */
async function movieWithout(blob: Blob, onUnread: OnUnreadable): Promise<Blob> {
  const changes = await moviePositionPatches(blob, onUnread)
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
  return eraseCaptionCoordinates(bytes) ? new Blob([bytes], { type: blob.type }) : blob
}
