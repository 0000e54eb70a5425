import { concatBytes, latin1Slice, readUintBE } from './bytes.ts'
import {
  extendedXmpIdentifier,
  extendedXmpLayout,
  isJpeg,
  isStartOfFrame,
  type JpegSegment,
  jpegMarker,
  segmentAt,
  xmpIdentifier,
} from './jpeg.ts'

/** The most segments read, and the most bytes of XMP kept, since depth maps make extended XMP of many megabytes. */
const most = { segments: 4000, xmp: 1024 * 1024 }
/** Where other formats keep XMP: behind the pixels, if not before them. */
const tailBytes = 64 * 1024

/**
 * Reads the beginning of a picture with its size and all of its XMP. A JPEG whose metadata go on beyond `bytes` is
 * read segment by segment up to its pixels, headers only, and size and XMP are appended to the beginning; XMP that is
 * split over segments is joined, so that no field is cut in two.
 * Source: ITU-T T.81, annex B; Adobe XMP specification, part 3, 1.1.3.
 * @throws DOMException when the file cannot be read any more
 */
export async function readImageHead(blob: Blob, bytes: number): Promise<Uint8Array> {
  const head = new Uint8Array(await blob.slice(0, bytes).arrayBuffer())
  if (isJpeg(head)) return jpegHead(blob, head)
  if (blob.size <= head.length || !isMetadataLast(head)) return head
  const tail = await blob.slice(Math.max(head.length, blob.size - tailBytes)).arrayBuffer()
  return concatBytes([head, new Uint8Array(tail)])
}

/** PNG and WebP; in other formats it can be anywhere. */
const isMetadataLast = (head: Uint8Array): boolean =>
  latin1Slice(head, 0, 4) === '\x89PNG' || latin1Slice(head, 8, 12) === 'WEBP'

async function jpegHead(blob: Blob, head: Uint8Array): Promise<Uint8Array> {
  const kept: Uint8Array[] = []
  const parts: { place: number; text: Uint8Array }[] = []
  let room = most.xmp
  let isBeyond = false
  // The end of the last whole segment within the beginning.
  let wholeEnd = 2
  for await (const found of segmentsOf(blob, head)) {
    const { marker, start, end } = found
    const length = end - start
    const beyond = end > head.length
    if (!beyond) wholeEnd = end
    if (marker !== jpegMarker.app1 && !(isStartOfFrame(found) && beyond)) continue
    if (length > room) continue
    const segment = beyond ? await rangeOf(blob, start, length) : head.subarray(start, end)
    const name = latin1Slice(segment, 4, 4 + extendedXmpIdentifier.length)
    if (name === extendedXmpIdentifier) {
      const header = 4 + extendedXmpIdentifier.length
      const place = readUintBE(segment, header + extendedXmpLayout.placeAt, 4) ?? 0
      parts.push({ place, text: segment.subarray(header + extendedXmpLayout.textAt) })
      room -= length
    } else if (beyond && (isStartOfFrame(found) || name.startsWith(xmpIdentifier))) {
      kept.push(segment)
      isBeyond = true
      room -= length
    }
  }
  const text = parts.sort((a, b) => a.place - b.place).map((part) => part.text)
  if (!isBeyond && text.length === 0) return head
  // Cut at the end of the last segment, so that the appended ones follow it.
  return concatBytes([head.subarray(0, isBeyond ? wholeEnd : head.length), ...kept, ...text])
}

const rangeOf = async (blob: Blob, at: number, length: number) =>
  new Uint8Array(await blob.slice(at, at + length).arrayBuffer())

/** As `jpegSegments`, but goes on beyond the bytes in memory, where it reads headers only. */
async function* segmentsOf(blob: Blob, head: Uint8Array): AsyncGenerator<JpegSegment> {
  let at = 2
  for (let count = 0; count < most.segments; count++) {
    const segment = segmentAt(head, at) ?? (await segmentBeyond(blob, at))
    if (!segment || segment.marker === jpegMarker.sos) return
    yield segment
    at = segment.end
  }
}

/** Bytes of marker and length, and of some fill bytes before them. */
const headerBytes = 64

async function segmentBeyond(blob: Blob, at: number): Promise<JpegSegment | undefined> {
  const segment = segmentAt(await rangeOf(blob, at, headerBytes), 0)
  return segment && { ...segment, start: at + segment.start, end: at + segment.end }
}
