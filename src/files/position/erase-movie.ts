import { asciiText, indexOfText, latin1Slice, readUintBE } from '../bytes.ts'
import { type Box, boxesIn, boxesOf } from '../iso-bmff.ts'
import { eraseIptcPosition, eraseXmpPosition } from './erase-text.ts'
import { eraseExif } from './erase-tiff.ts'
import type { OnUnreadable } from './unreadable.ts'

/** Boxes of metadata: of the file, of its movie, or of a track. */
const told = ['udta', 'meta', 'uuid']
/** The boxes that hold further ones, from the outside in. */
const holders = ['moov', 'trak']

/** Metadata are much less, bytes; what is more is media in a box of its maker. */
const mostBox = 64 * 2 ** 20

/** The box that a movie begins with holds a few names. */
const ftyp = { least: 16, most: 1024 }

/** A place on earth as QuickTime writes it. Source: ISO 6709, annex H */
const place = /[+-]\d{2,6}(?:\.\d+)?[+-]\d{3,7}(?:\.\d+)?(?:[+-]\d+(?:\.\d+)?)?(?:CRS[\w:]+)?\//g

/** Boxes that tell a place, and how much of each stays: version or length, and language. Source: 3GPP TS 26.244; QuickTime */
const placeBoxes: Readonly<Record<string, number>> = { loci: 6, '\xa9xyz': 4 }

/** QuickTime's keys of where something was recorded: as ISO 6709, its name, its text, a note, and more. */
const placeKey = 'com.apple.quicktime.location.'
const space = 0x20

/** Bytes of a file that are others now. */
export type Change = { start: number; bytes: Uint8Array<ArrayBuffer> }

/**
 * What of an MP4 or QuickTime file has to change so that it does not tell where it was taken: the text and the boxes of
 * places, Exif, XMP and IPTC, in the metadata of the file, of its movie and of each track. Of the rest only headers are read.
 * @throws DOMException when the file cannot be read any more
 */
export async function movieChanges(
  movie: Blob,
  onUnread: OnUnreadable,
  { start, end }: { start: number; end: number } = { start: 0, end: movie.size },
  depth = 0,
): Promise<Change[]> {
  const changes: Change[] = []
  for await (const box of boxesOf(movie, start, end)) {
    if (box.type === holders[depth])
      changes.push(...(await movieChanges(movie, onUnread, box, depth + 1)))
    if (!told.includes(box.type)) continue
    if (box.end - box.start > mostBox) {
      onUnread('Kept')
      continue
    }
    changes.push(...(await boxChanges(movie, box, onUnread)))
  }
  return changes
}

async function boxChanges(
  movie: Blob,
  { start, end }: Box,
  onUnread: OnUnreadable,
): Promise<Change[]> {
  try {
    const bytes = new Uint8Array(await movie.slice(start, end).arrayBuffer())
    return eraseMetadata(bytes, onUnread) ? [{ start, bytes }] : []
  } catch (error) {
    // Of memory there is too little for this box; the rest of the file is as good without.
    if (!(error instanceof RangeError)) throw error
    onUnread('Kept')
    return []
  }
}

/**
 * The movies that lie behind a picture, or in a box of it: Google's and Samsung's motion photos. In place; a picture that is
 * made of boxes itself is looked through likewise.
 * @returns whether there was any place
 */
export async function eraseMoviesIn(
  picture: Uint8Array<ArrayBuffer>,
  onUnread: OnUnreadable,
): Promise<boolean> {
  let isFound = false
  for (
    let at = indexOfText(picture, 'ftyp', 4);
    at >= 0;
    at = indexOfText(picture, 'ftyp', at + 4)
  ) {
    const size = readUintBE(picture, at - 4, 4) ?? 0
    if (size < ftyp.least || size > ftyp.most) continue
    for (const { start, bytes } of await movieChanges(
      new Blob([picture.subarray(at - 4)]),
      onUnread,
    )) {
      picture.set(bytes, at - 4 + start)
      isFound = true
    }
  }
  return isFound
}

/** Each looks through all of it: none is to be left out because another found something. */
const eraseMetadata = (bytes: Uint8Array, onUnread: OnUnreadable): boolean =>
  [
    eraseExif(bytes, onUnread),
    eraseXmpPosition(bytes, onUnread),
    eraseIptcPosition(bytes),
    erasePlaceText(bytes),
    erasePlaceBoxes(bytes),
    erasePlaceKeys(bytes),
  ].includes(true)

function erasePlaceText(bytes: Uint8Array): boolean {
  const places = [...asciiText(bytes).matchAll(place)]
  for (const { 0: text, index } of places) bytes.fill(space, index, index + text.length)
  return places.length > 0
}

function erasePlaceBoxes(bytes: Uint8Array): boolean {
  let isFound = false
  for (const { type, start, end } of boxesIn(bytes, 0, bytes.length)) {
    const value = bytes.subarray(Math.min(end, start + (placeBoxes[type] ?? Infinity)), end)
    if (value.every((byte) => byte === 0 || byte === space)) continue
    value.fill(0)
    isFound = true
  }
  return isFound
}

/**
 * Takes what QuickTime's metadata say of a place under a key of their own out of a box, in place: blanks stand there then.
 * Source: QuickTime file format, metadata item keys and list
 * @returns whether there was any
 */
function erasePlaceKeys(bytes: Uint8Array): boolean {
  let isFound = false
  for (let at = indexOfText(bytes, 'keys', 4); at >= 0; at = indexOfText(bytes, 'keys', at + 4)) {
    const [keys, ...others] = boxesIn(bytes, at - 4, bytes.length)
    const list = others.find(({ type }) => type === 'ilst')
    if (!keys || !list) continue
    const numbers = numbersOf(bytes, keys)
    for (const item of boxesIn(bytes, list.start, list.end)) {
      if (!numbers.has(readUintBE(bytes, item.start - 4, 4) ?? 0)) continue
      for (const data of boxesIn(bytes, item.start, item.end)) {
        // Before the text: what kind of value it is, and the country and language.
        const value = bytes.subarray(Math.min(data.end, data.start + 8), data.end)
        if (data.type !== 'data' || value.every((byte) => byte === space)) continue
        value.fill(space)
        isFound = true
      }
    }
  }
  return isFound
}

/** Which of the keys name a place; they are counted from one. */
function numbersOf(bytes: Uint8Array, { start, end }: Box): Set<number> {
  const numbers = new Set<number>()
  for (const [index, key] of boxesIn(bytes, start + 8, end).entries()) {
    if (latin1Slice(bytes, key.start, key.start + placeKey.length) === placeKey)
      numbers.add(index + 1)
  }
  return numbers
}
