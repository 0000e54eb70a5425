import { asciiBytes, concatBytes, latin1Slice, readUintBE } from './bytes.ts'

/** A marker segment with its marker and length; `end` may lie beyond the bytes in memory. */
export type JpegSegment = { marker: number; start: number; end: number }

/** Markers. Source: ITU-T T.81, table B.1 */
export const jpegMarker = { sos: 0xda, app0: 0xe0, app1: 0xe1, app13: 0xed, com: 0xfe }

export const isJpeg = (bytes: Uint8Array): boolean => latin1Slice(bytes, 0, 2) === '\xff\xd8'

/** Whether a segment is a start of frame, which holds the size: C0…CF without the tables C4, C8 and CC. */
export const isStartOfFrame = ({ marker }: JpegSegment): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** The segment that begins here, after optional fill bytes; undefined where none does. ITU-T T.81, B.1.1 */
export function segmentAt(bytes: Uint8Array, at: number): JpegSegment | undefined {
  let start = at
  while (bytes[start] === 0xff && bytes[start + 1] === 0xff) start += 1
  const length = readUintBE(bytes, start + 2, 2)
  if (bytes[start] !== 0xff || length === undefined || length < 2) return undefined
  return { marker: bytes[start + 1] ?? 0, start, end: start + 2 + length }
}

/** The segments of a JPEG up to the start of scan, as far as they are in memory. */
export function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  if (!isJpeg(bytes)) return
  for (let at = 2; ; ) {
    const segment = segmentAt(bytes, at)
    if (segment) yield segment
    if (!segment || segment.marker === jpegMarker.sos) return
    at = segment.end
  }
}

const exifName = 'Exif\0\0'

/** The TIFF structure of a JPEG's Exif. @param head  the file's beginning */
export function exifTiff(head: Uint8Array): Uint8Array | undefined {
  for (const { marker, start, end } of jpegSegments(head)) {
    if (marker === jpegMarker.app1 && latin1Slice(head, start + 4, start + 10) === exifName)
      return head.subarray(start + 10, end)
  }
  return undefined
}

/**
 * What XMP in APP1 begins with, and each part of XMP that is too long for one segment.
 * Source: Adobe XMP part 3, 1.1.3
 */
export const xmpIdentifier = 'http://ns.adobe.com/xap/1.0/\0'
export const extendedXmpIdentifier = 'http://ns.adobe.com/xmp/extension/\0'
/**
 * The header of an extended XMP segment after its name: an identifier, the length of the whole text, and the offset
 * of this part.
 */
export const extendedXmpLayout = { idBytes: 32, placeAt: 36, textAt: 40 }

/** The segments that XMP (APP1) and the metadata of Photoshop and IPTC (APP13) lie in. */
const metadata: readonly number[] = [jpegMarker.app1, jpegMarker.app13, jpegMarker.com]

/**
 * Replaces the Exif metadata of a JPEG. XMP and the metadata of other programs are removed, since they may contain a
 * position as well; color profiles stay.
 * @param exif  the TIFF structure; without one, none
 * @returns the parts of the file in turn, its pixels untouched; undefined for what is no whole JPEG
 */
export function withExif(jpeg: Uint8Array, exif: Uint8Array | undefined): Uint8Array[] | undefined {
  const segments = [...jpegSegments(jpeg)]
  const scan = segments.pop()
  if (scan?.marker !== jpegMarker.sos) return undefined
  const bytesOf = (segment: JpegSegment) => jpeg.subarray(segment.start, segment.end)
  const isJfif = ({ marker }: JpegSegment) => marker === jpegMarker.app0
  const others = segments.filter((one) => !isJfif(one) && !metadata.includes(one.marker))
  return [
    jpeg.subarray(0, 2),
    ...segments.filter(isJfif).map(bytesOf),
    ...(exif ? [exifSegmentOf(exif)] : []),
    ...others.map(bytesOf),
    jpeg.subarray(scan.start),
  ]
}

function exifSegmentOf(tiff: Uint8Array): Uint8Array {
  const length = 2 + exifName.length + tiff.length
  const header = Uint8Array.of(0xff, jpegMarker.app1, length >> 8, length & 0xff)
  return concatBytes([header, asciiBytes(exifName), tiff])
}
