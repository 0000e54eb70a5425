import { asciiText, indicesOfText, latin1Slice, readUintBE } from '../bytes.ts'
import { type Box, boxesIn, boxesOf } from '../iso-bmff.ts'
import { eraseMetadataPosition } from './erase-metadata.ts'
import type { OnUnreadable } from './unreadable.ts'

/** Boxes of metadata: of the file, of its movie, or of a track. */
const told = ['udta', 'meta', 'uuid']
/** The boxes that contain them, from the outside in. */
const holders = ['moov', 'trak']

/** The most bytes of metadata; a larger box holds media of its manufacturer. */
const mostBox = 64 * 2 ** 20

/** The fewest and most bytes of the `ftyp` box that a movie begins with, which holds a few brand names. */
const ftyp = { least: 16, most: 1024 }

/** A place on earth as QuickTime writes it. Source: ISO 6709, annex H */
const place = /[+-]\d{2,6}(?:\.\d+)?[+-]\d{3,7}(?:\.\d+)?(?:[+-]\d+(?:\.\d+)?)?(?:CRS[\w:]+)?\//g

/**
 * Boxes that tell a place, and how much of each stays: version or length, and language.
 * Source: 3GPP TS 26.244; QuickTime
 */
const placeBoxes: Readonly<Record<string, number>> = { loci: 6, '\xa9xyz': 4 }

/** QuickTime's metadata keys of a position: as ISO 6709, its name, its text, a note, and more. */
const placeKey = 'com.apple.quicktime.location.'
const space = 0x20

/** New bytes for a part of a file. */
export type BytePatch = { start: number; bytes: Uint8Array<ArrayBuffer> }

/**
 * The changes that remove the position from an MP4 or QuickTime file: text and boxes of places, Exif, XMP and IPTC,
 * in the metadata of the file, of its movie and of each track. Of everything else only headers are read.
 * @throws DOMException when the file cannot be read any more
 */
export async function moviePositionPatches(
  movie: Blob,
  onUnread: OnUnreadable,
  { start, end }: { start: number; end: number } = { start: 0, end: movie.size },
  depth = 0,
): Promise<BytePatch[]> {
  const changes: BytePatch[] = []
  for await (const box of boxesOf(movie, start, end)) {
    if (box.type === holders[depth])
      changes.push(...(await moviePositionPatches(movie, onUnread, box, depth + 1)))
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
): Promise<BytePatch[]> {
  try {
    const bytes = new Uint8Array(await movie.slice(start, end).arrayBuffer())
    return eraseAll(bytes, onUnread) ? [{ start, bytes }] : []
  } catch (error) {
    // There is too little memory for this box; the rest of the file is handled all the same.
    if (!(error instanceof RangeError)) throw error
    onUnread('Kept')
    return []
  }
}

/**
 * Erases the positions in movies behind a picture, or in a box of it, in place: Google's and Samsung's motion photos.
 * A picture that consists of boxes itself is handled likewise.
 * @returns whether there was any place
 */
export async function eraseEmbeddedMoviePositions(
  picture: Uint8Array<ArrayBuffer>,
  onUnread: OnUnreadable,
): Promise<boolean> {
  let isFound = false
  for (const at of indicesOfText(picture, 'ftyp', 4)) {
    const size = readUintBE(picture, at - 4, 4) ?? 0
    if (size < ftyp.least || size > ftyp.most) continue
    const movie = new Blob([picture.subarray(at - 4)])
    for (const { start, bytes } of await moviePositionPatches(movie, onUnread)) {
      picture.set(bytes, at - 4 + start)
      isFound = true
    }
  }
  return isFound
}

/** Not combined with `||`, which would skip the rest after the first result. */
const eraseAll = (bytes: Uint8Array, onUnread: OnUnreadable): boolean =>
  [
    eraseMetadataPosition(bytes, onUnread),
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
 * Erases places under QuickTime's metadata keys from a box, in place: they become blanks.
 * Source: QuickTime file format, metadata item keys and list
 * @returns whether there was any
 */
function erasePlaceKeys(bytes: Uint8Array): boolean {
  let isFound = false
  for (const at of indicesOfText(bytes, 'keys', 4)) {
    const [keys, ...others] = boxesIn(bytes, at - 4, bytes.length)
    const list = others.find(({ type }) => type === 'ilst')
    if (!keys || !list) continue
    const numbers = numbersOf(bytes, keys)
    for (const item of boxesIn(bytes, list.start, list.end)) {
      if (!numbers.has(readUintBE(bytes, item.start - 4, 4) ?? 0)) continue
      for (const data of boxesIn(bytes, item.start, item.end)) {
        // The text follows the type of its value, a country and a language.
        const value = bytes.subarray(Math.min(data.end, data.start + 8), data.end)
        if (data.type !== 'data' || value.every((byte) => byte === space)) continue
        value.fill(space)
        isFound = true
      }
    }
  }
  return isFound
}

/** The numbers of the keys that name a place; they count from one. */
function numbersOf(bytes: Uint8Array, { start, end }: Box): Set<number> {
  const numbers = new Set<number>()
  for (const [index, key] of boxesIn(bytes, start + 8, end).entries()) {
    if (latin1Slice(bytes, key.start, key.start + placeKey.length) === placeKey)
      numbers.add(index + 1)
  }
  return numbers
}
