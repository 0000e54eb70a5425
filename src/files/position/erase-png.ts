import { asciiText, big, characters } from '../bytes.ts'
import { crc32 } from '../zip/crc32.ts'
import { eraseIptcPosition, eraseXmpPosition } from './erase-text.ts'
import { eraseExif } from './erase-tiff.ts'

/** What a chunk becomes that cannot be changed in part: a comment that says nothing. */
const comment = [...'Comment\0'].map((character) => character.charCodeAt(0))

/**
 * Makes a PNG whole again whose metadata were changed in place, and takes those out that are packed, or written as figures,
 * and hold a position.
 * @param isChanged  its bytes were changed before
 * @returns whether they are changed now
 */
export async function mendPng(png: Uint8Array, isChanged: boolean): Promise<boolean> {
  let isMended = isChanged
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  for (let at = 8; at + 12 <= png.length; ) {
    const end = at + 8 + (big(png, at, 4) ?? 0)
    if (end + 4 > png.length) break
    const type = characters(png, at + 4, at + 8)
    const isText = type === 'tEXt' || type === 'zTXt' || type === 'iTXt'
    const data = png.subarray(at + 8, end)
    const isTold = isText && tells(await contentOf(type, data))
    if (isTold) {
      png.set([0x74, 0x45, 0x58, 0x74], at + 4)
      data.fill(0x20)
      data.set(comment.slice(0, data.length))
      isMended = true
    }
    if (isTold || (isChanged && (isText || type === 'eXIf')))
      view.setUint32(end, crc32(png.subarray(at + 4, end)))
    at = end + 4
  }
  return isMended
}

/** Whether metadata hold a position; they are a copy, and change. */
const tells = (content: Uint8Array | undefined): boolean =>
  content !== undefined &&
  [eraseExif(content), eraseXmpPosition(content), eraseIptcPosition(content)].includes(true)

/** What a chunk holds that is packed, or that other programs write as figures; undefined for plain text and what is broken. */
async function contentOf(type: string, data: Uint8Array): Promise<Uint8Array | undefined> {
  const nameEnd = data.indexOf(0)
  const isRaw = characters(data, 0, 17) === 'Raw profile type '
  // After the name: whether it is packed, how, and, each ended by a zero, the language and the translated name.
  const isPacked = type === 'zTXt' || (type === 'iTXt' && data[nameEnd + 1] === 1)
  if (nameEnd < 0 || !(isRaw || isPacked)) return undefined
  const start = type === 'tEXt' ? nameEnd + 1 : type === 'zTXt' ? nameEnd + 2 : nameEnd + 5
  const text = isPacked ? await inflated(data.slice(start)) : data.slice(start)
  return text && isRaw ? fromFigures(text) : text
}

async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array | undefined> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))
  try {
    return new Uint8Array(await new Response(stream).arrayBuffer())
  } catch {
    return undefined
  }
}

/** ImageMagick's way: the name of the profile, its length, and then its bytes in hexadecimal. */
function fromFigures(text: Uint8Array): Uint8Array {
  const [, , ...figures] = asciiText(text).trim().split(/\s+/)
  const pairs = figures.join('').match(/[\da-f]{2}/gi) ?? []
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
}
