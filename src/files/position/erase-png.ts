import { asciiBytes, asciiText, latin1Slice, readUintBE } from '../bytes.ts'
import { crc32 } from '../zip/crc32.ts'
import { eraseMetadataPosition } from './erase-metadata.ts'
import type { OnUnreadable } from './unreadable.ts'

/** What replaces a chunk that cannot be changed in part: an empty comment. */
const comment = asciiBytes('Comment\0')

/** ImageMagick's names of Exif fields that contain a position, or may, as plain text. */
const toldByName = /^exif:(?:gps|makernote)/i
/** Names of text chunks whose metadata may contain a position. */
const metadata = /^(?:Raw profile type (?:exif|app1|xmp|iptc|8bim)|XML:com\.adobe\.xmp)$/i

/**
 * Updates the checksums of a PNG whose metadata were changed in place. Metadata that are compressed or hexadecimal
 * are removed when they contain a position or cannot be read.
 * @param isChanged  its bytes were changed before
 * @param onUnread  is told of what cannot be read
 * @returns whether they are changed now
 */
export async function erasePngPosition(
  png: Uint8Array,
  isChanged: boolean,
  onUnread: OnUnreadable,
): Promise<boolean> {
  let isMended = isChanged
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  for (let at = 8; at + 12 <= png.length; ) {
    const end = at + 8 + (readUintBE(png, at, 4) ?? 0)
    if (end + 4 > png.length) break
    const type = latin1Slice(png, at + 4, at + 8)
    const isText = type === 'tEXt' || type === 'zTXt' || type === 'iTXt'
    const data = png.subarray(at + 8, end)
    const found = isText ? await lookIn(type, data) : 'nothing'
    if (found === 'unread') onUnread('Blanked')
    if (found !== 'nothing') {
      png.set(asciiBytes('tEXt'), at + 4)
      data.fill(0x20)
      data.set(comment.slice(0, data.length))
      isMended = true
    }
    if (found !== 'nothing' || (isChanged && (isText || type === 'eXIf')))
      view.setUint32(end, crc32(png.subarray(at + 4, end)))
    at = end + 4
  }
  return isMended
}

type Found = 'nothing' | 'position' | 'unread'

/** The text of a chunk that is compressed, hexadecimal, or a single named field. */
async function lookIn(type: string, data: Uint8Array): Promise<Found> {
  const nameEnd = data.indexOf(0)
  const name = latin1Slice(data, 0, Math.max(0, nameEnd))
  if (toldByName.test(name)) return 'position'
  const isRaw = name.startsWith('Raw profile type ')
  const isPacked = type === 'zTXt' || (type === 'iTXt' && data[nameEnd + 1] === 1)
  if (nameEnd < 0 || !(isRaw || isPacked)) return 'nothing'
  const text = data.slice(textStart(type, data, nameEnd))
  const plain = isPacked ? await inflated(text) : text
  const content = plain && isRaw ? fromFigures(plain) : plain
  if (!content) return metadata.test(name) ? 'unread' : 'nothing'
  let isLost = false
  const lose = () => {
    isLost = true
  }
  // A copy, since they are changed.
  const isTold = eraseMetadataPosition(content, lose)
  return isLost ? 'unread' : isTold ? 'position' : 'nothing'
}

/**
 * After the name: whether and how it is compressed, and, each ended by a zero, the language and the translated name.
 */
function textStart(type: string, data: Uint8Array, nameEnd: number): number {
  if (type !== 'iTXt') return nameEnd + (type === 'tEXt' ? 1 : 2)
  return data.indexOf(0, data.indexOf(0, nameEnd + 3) + 1) + 1
}

async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array | undefined> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))
  try {
    return new Uint8Array(await new Response(stream).arrayBuffer())
  } catch {
    return undefined
  }
}

/**
 * ImageMagick's way: the name of the profile, its length, and then its bytes in hexadecimal.
 * @returns undefined for what is broken
 */
function fromFigures(text: Uint8Array): Uint8Array | undefined {
  const [, length, ...figures] = asciiText(text).trim().split(/\s+/)
  const pairs = figures.join('').match(/[\da-f]{2}/gi) ?? []
  if (pairs.length !== Number(length)) return undefined
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
}
