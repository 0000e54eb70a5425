import { asciiText, characters, readUintBE, readUintLE } from '../bytes.ts'
import { metadataItems } from './metadata-items.ts'

/** XMP in a file, bytes from its beginning to its end; where that was cut off, as far as it goes. */
export type XmpPacket = {
  start: number
  end: number
  /** It has its end. */
  isWhole: boolean
  /** Its container says how far it goes, and that is `end`; else other things may follow before. */
  isBounded: boolean
}

const opening = /<rdf:RDF(?=[\s>])/g
const closing = '</rdf:RDF>'

/**
 * The XMP in bytes, whatever their container.
 * @param bound  where it ends at the latest, if that is known; else what holds it is looked at
 */
export function xmpPackets(bytes: Uint8Array, bound?: number): XmpPacket[] {
  const text = asciiText(bytes)
  const starts = [...text.matchAll(opening)].map(({ index }) => index)
  return starts.map((start, index) => {
    const next = starts[index + 1] ?? text.length
    const length = text.slice(start, next).indexOf(closing)
    const close = start + length
    const last = bound ?? endOf(bytes, text.slice(starts[index - 1] ?? 0, start), start)
    // A container may say too little of it: what goes on as text belongs to it.
    const isWhole =
      length >= 0 && (last === undefined || close < last || textEnd(bytes, start, close) === close)
    if (isWhole) return { start, end: close + closing.length, isWhole, isBounded: true }
    const end = Math.min(next, last ?? textEnd(bytes, start, next))
    return { start, end, isWhole, isBounded: last !== undefined }
  })
}

/** Where bytes begin that no text holds. */
function textEnd(bytes: Uint8Array, start: number, end: number): number {
  const isText = (byte: number) => (byte >= 0x20 && byte < 0xfe) || [9, 10, 13].includes(byte)
  const length = bytes.subarray(start, end).findIndex((byte) => !isText(byte))
  return length < 0 ? end : start + length
}

type Holder = { sign: string; endOf: (bytes: Uint8Array, at: number) => number | undefined }

/** What stands before XMP in JPEG, PNG, WebP and JPEG XL, and how far XMP goes then. */
const holders: readonly Holder[] = [
  {
    sign: 'http://ns.adobe.com/xap/1.0/\0',
    endOf: (bytes, at) =>
      bytes[at - 4] === 0xff && bytes[at - 3] === 0xe1
        ? at - 2 + size(bytes, at - 2, 2)
        : undefined,
  },
  { sign: 'iTXtXML:com.adobe.xmp\0', endOf: (bytes, at) => at + 4 + size(bytes, at - 4, 4) },
  {
    sign: 'XMP ',
    endOf: (bytes, at) =>
      characters(bytes, 8, 12) === 'WEBP'
        ? at + 8 + (readUintLE(bytes, at + 4, 4) ?? 0)
        : undefined,
  },
  {
    sign: 'xml ',
    endOf: (bytes, at) =>
      characters(bytes, 4, 8) === 'JXL ' ? at - 4 + size(bytes, at - 4, 4) : undefined,
  },
]

const size = (bytes: Uint8Array, at: number, of: 2 | 4) => readUintBE(bytes, at, of) ?? 0

/**
 * Where what holds the XMP that begins here ends; undefined where nothing tells that.
 * @param before  what stands between it and the XMP before
 */
function endOf(bytes: Uint8Array, before: string, start: number): number | undefined {
  const isRound = (end = 0) => end > start && end <= bytes.length
  for (const holder of holders) {
    // Programs write of themselves in XMP, in words that look like these.
    for (let at = before.lastIndexOf(holder.sign); at >= 0; ) {
      const end = holder.endOf(bytes, start - before.length + at)
      if (isRound(end)) return end
      at = at === 0 ? -1 : before.lastIndexOf(holder.sign, at - 1)
    }
  }
  return metadataItems(bytes).find((item) => item.start <= start && start < item.end)?.end
}
