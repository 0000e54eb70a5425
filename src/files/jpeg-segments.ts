import { big, characters } from './bytes.ts'

/** A part of a JPEG before its pixels, marker and length included. */
interface Segment {
  marker: number
  bytes: Uint8Array
}

/**
 * A JPEG with other metadata. What is said of it in XMP and by other programs goes, since it may name a place as well;
 * colour profiles stay.
 * @param exif  the TIFF structure; without one, none
 * @returns the parts of the file in turn, its pixels untouched; undefined for what is no whole JPEG
 */
export function withExif(jpeg: Uint8Array, exif: Uint8Array | undefined): Uint8Array[] | undefined {
  const read = readSegments(jpeg)
  if (!read) return undefined
  const { segments, rest } = read
  const isJfif = (segment: Segment) => segment.marker === 0xe0
  const others = segments.filter((segment) => !isJfif(segment) && !isMetadata(segment))
  return [
    jpeg.subarray(0, 2),
    ...segments.filter(isJfif).map(({ bytes }) => bytes),
    ...(exif ? [exifSegmentOf(exif)] : []),
    ...others.map(({ bytes }) => bytes),
    rest,
  ]
}

/** Exif and XMP (APP1), Photoshop and IPTC (APP13), comments. */
const isMetadata = ({ marker }: Segment): boolean =>
  marker === 0xe1 || marker === 0xed || marker === 0xfe

/** Everything up to the start of the scan. ITU-T T.81, annex B. */
function readSegments(jpeg: Uint8Array): { segments: Segment[]; rest: Uint8Array } | undefined {
  if (characters(jpeg, 0, 2) !== '\xff\xd8') return undefined
  const segments: Segment[] = []
  for (let at = 2; jpeg[at] === 0xff; ) {
    const marker = jpeg[at + 1] ?? 0
    if (marker === 0xda) return { segments, rest: jpeg.subarray(at) }
    const length = big(jpeg, at + 2, 2)
    if (length === undefined || length < 2) return undefined
    segments.push({ marker, bytes: jpeg.subarray(at, at + 2 + length) })
    at += 2 + length
  }
  return undefined
}

function exifSegmentOf(tiff: Uint8Array): Uint8Array {
  const name = [0x45, 0x78, 0x69, 0x66, 0, 0]
  const length = 2 + name.length + tiff.length
  const segment = new Uint8Array(2 + length)
  segment.set([0xff, 0xe1, length >> 8, length & 0xff, ...name])
  segment.set(tiff, 10)
  return segment
}
