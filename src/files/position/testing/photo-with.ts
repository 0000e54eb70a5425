import sharp from 'sharp'
import { expect } from 'vitest'
import { exifTiff } from '../../jpeg.ts'
import { firstIfdOffset, type NewIfd, openTiff, readFields } from '../../tiff.ts'
import type { UnreadableMetadataHandling } from '../unreadable.ts'
import { withoutPosition } from '../without-position.ts'

export const text = (value: string): Uint8Array => new Uint8Array(Buffer.from(value, 'latin1'))
export const bytesOf = async (blob: Blob): Promise<Buffer> => Buffer.from(await blob.arrayBuffer())

/** A picture's pixels as another program reads them. */
export const pixelsOf = async (blob: Blob): Promise<Buffer> =>
  sharp(await bytesOf(blob))
    .raw()
    .toBuffer()

/** What is looked for after a place was taken out. */
export const samplePosition = '48.858 2.294'
const method = { tag: 0x1b, type: 7, count: samplePosition.length, data: text(samplePosition) }

/** The entry of a position, with further entries in it. */
export const gpsWith = (...others: NewIfd) => ({
  tag: 0x8825,
  directory: [method, ...others],
})

/** The entry of a position that is not where it is said to be. */
export const danglingGpsEntry = {
  tag: 0x8825,
  type: 4,
  count: 1,
  data: new Uint8Array(4).fill(0x7f),
}

/** A segment of a JPEG: marker, its length, what it holds. */
export function segment(marker: number, ...content: Uint8Array[]): Uint8Array {
  const inside = Buffer.concat(content)
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(inside.length + 2, 2)
  return new Uint8Array(Buffer.concat([head, inside]))
}

/** A JPEG with these segments before its pixels, and something behind them. */
export async function photoWith(
  segments: Uint8Array[],
  behind: Uint8Array = new Uint8Array(),
): Promise<Blob> {
  const create = { width: 64, height: 32, channels: 3 as const, background: '#a86' }
  const jpeg = await sharp({ create }).jpeg().toBuffer()
  const parts = [jpeg.subarray(0, 2), ...segments, jpeg.subarray(2), behind]
  return new Blob([new Uint8Array(Buffer.concat(parts))], { type: 'image/jpeg' })
}

export const photoWithExif = (tiff: Uint8Array): Promise<Blob> =>
  photoWith([segment(0xe1, text('Exif\0\0'), tiff)])

/** The tags of the first directory of a JPEG's Exif. */
export async function tagsOf(photo: Blob): Promise<number[]> {
  const tiff = openTiff(exifTiff(new Uint8Array(await photo.arrayBuffer())) ?? text(''))
  if (!tiff) throw new Error('no TIFF')
  return readFields(tiff, firstIfdOffset(tiff)).map(({ tag }) => tag)
}

/**
 * A file without its position: as long as before, of the same type, with the same pixels where it is a JPEG, and left
 * as it is by a second look.
 * @returns it, its bytes as text, which of some words stand in it, and what was told of metadata that cannot be read
 */
export async function withPositionErased(given: Blob) {
  const unread: UnreadableMetadataHandling[] = []
  const bare = await withoutPosition(given, (what) => unread.push(what))
  expect([bare.size, bare.type]).toEqual([given.size, given.type])
  expect(await withoutPosition(bare)).toBe(bare)
  if (given.type === 'image/jpeg') expect(await pixelsOf(bare)).toEqual(await pixelsOf(given))
  const bytes = await bytesOf(bare)
  const holds = (...words: string[]) =>
    words.map((word) => bytes.includes(Buffer.from(word, 'latin1')))
  return { bare, bytes, text: bytes.toString('latin1'), holds, unread: [...new Set(unread)] }
}
