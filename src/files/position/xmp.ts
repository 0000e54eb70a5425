import { asciiText, indicesOfText, latin1Slice, readUintBE, readUintLE } from '../bytes.ts'
import { extendedXmpIdentifier, extendedXmpLayout, xmpIdentifier } from '../jpeg.ts'
import { heifMetadataItems } from './heif-items.ts'

/** XMP in a file by its first and last byte; when it is cut off, as far as it goes. */
type XmpPacket = {
  start: number
  end: number
  /** whether its end was found */
  isWhole: boolean
  /** whether `end` is known from its container; otherwise other data may follow before */
  isBounded: boolean
}

const opening = /<rdf:RDF(?=[\s>])/g
const closing = '</rdf:RDF>'

/**
 * Finds all XMP in bytes, whatever their container.
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
    // The container may declare too few bytes; text that goes on belongs to the packet.
    const isWhole =
      length >= 0 && (last === undefined || close < last || textEnd(bytes, start, close) === close)
    if (isWhole) return { start, end: close + closing.length, isWhole, isBounded: true }
    const end = Math.min(next, last ?? textEnd(bytes, start, next))
    return { start, end, isWhole, isBounded: last !== undefined }
  })
}

/** The index of the first byte that cannot be text. */
function textEnd(bytes: Uint8Array, start: number, end: number): number {
  const isText = (byte: number) => (byte >= 0x20 && byte < 0xfe) || [9, 10, 13].includes(byte)
  const length = bytes.subarray(start, end).findIndex((byte) => !isText(byte))
  return length < 0 ? end : start + length
}

type Holder = { sign: string; endOf: (bytes: Uint8Array, at: number) => number | undefined }

/** What precedes XMP in JPEG, PNG, WebP and JPEG XL, and where XMP ends then. */
const holders: readonly Holder[] = [
  {
    sign: xmpIdentifier,
    endOf: (bytes, at) =>
      bytes[at - 4] === 0xff && bytes[at - 3] === 0xe1
        ? at - 2 + size(bytes, at - 2, 2)
        : undefined,
  },
  { sign: 'iTXtXML:com.adobe.xmp\0', endOf: (bytes, at) => at + 4 + size(bytes, at - 4, 4) },
  {
    sign: 'XMP ',
    endOf: (bytes, at) =>
      latin1Slice(bytes, 8, 12) === 'WEBP'
        ? at + 8 + (readUintLE(bytes, at + 4, 4) ?? 0)
        : undefined,
  },
  {
    sign: 'xml ',
    endOf: (bytes, at) =>
      latin1Slice(bytes, 4, 8) === 'JXL ' ? at - 4 + size(bytes, at - 4, 4) : undefined,
  },
]

const size = (bytes: Uint8Array, at: number, of: 2 | 4) => readUintBE(bytes, at, of) ?? 0

/**
 * The end of the container of the XMP that begins here; undefined when unknown.
 * @param before  what stands between it and the XMP before
 */
function endOf(bytes: Uint8Array, before: string, start: number): number | undefined {
  const isRound = (end = 0) => end > start && end <= bytes.length
  for (const holder of holders) {
    // Programs also write about themselves in XMP with similar words.
    for (let at = before.lastIndexOf(holder.sign); at >= 0; ) {
      const end = holder.endOf(bytes, start - before.length + at)
      if (isRound(end)) return end
      at = at === 0 ? -1 : before.lastIndexOf(holder.sign, at - 1)
    }
  }
  return heifMetadataItems(bytes).find((item) => item.start <= start && start < item.end)?.end
}

/**
 * A JPEG segment with a part of an extended XMP text: its bytes, the start of its text, and the offset in the whole.
 */
type Part = { start: number; end: number; text: number; id: string; place: number }

/** The parts of extended XMP in the order of the file. */
export function extendedXmpParts(bytes: Uint8Array): Part[] {
  const parts: Part[] = []
  const copies = new Map<string, number>()
  for (const at of indicesOfText(bytes, extendedXmpIdentifier)) {
    // A part may hold the name as text.
    if (at < (parts.at(-1)?.end ?? 0)) continue
    const id = at + extendedXmpIdentifier.length
    const length = readUintBE(bytes, at - 2, 2) ?? 0
    const end = Math.min(bytes.length, at - 2 + length)
    const isSegment =
      bytes[at - 4] === 0xff && bytes[at - 3] === 0xe1 && end > id + extendedXmpLayout.textAt
    if (!isSegment) continue
    const place = readUintBE(bytes, id + extendedXmpLayout.placeAt, 4) ?? 0
    const name = latin1Slice(bytes, id, id + extendedXmpLayout.idBytes)
    // An embedded picture may contain the same text again.
    const copy = (copies.get(`${name} ${place}`) ?? 0) + 1
    copies.set(`${name} ${place}`, copy)
    parts.push({
      start: at - 4,
      end,
      text: id + extendedXmpLayout.textAt,
      id: `${name} ${copy}`,
      place,
    })
  }
  return parts
}

/**
 * Joins the parts of each text, applies a change to it, and writes the result back to the parts.
 * @param change  in place; is told whether the parts follow one another from the first on, and tells whether it did
 * @returns whether any was changed
 */
export function changeExtendedXmp(
  bytes: Uint8Array,
  parts: readonly Part[],
  change: (text: Uint8Array, isWhole: boolean) => boolean,
): boolean {
  let isChanged = false
  for (const one of new Set(parts.map(({ id }) => id))) {
    const inTurn = parts.filter(({ id }) => id === one).sort((a, b) => a.place - b.place)
    const text = new Uint8Array(inTurn.reduce((sum, part) => sum + part.end - part.text, 0))
    let at = 0
    let isWhole = true
    for (const part of inTurn) {
      if (part.place !== at) isWhole = false
      text.set(bytes.subarray(part.text, part.end), at)
      at += part.end - part.text
    }
    if (!change(text, isWhole)) continue
    isChanged = true
    at = 0
    for (const part of inTurn) {
      bytes.set(text.subarray(at, at + part.end - part.text), part.text)
      at += part.end - part.text
    }
  }
  return isChanged
}
