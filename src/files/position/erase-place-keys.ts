import { characters, indexOfText, readUintBE } from '../bytes.ts'
import { type Box, boxesIn } from '../spherical/boxes.ts'

/** QuickTime's keys of where something was recorded: as ISO 6709, its name, its text, a note, and more. */
const told = 'com.apple.quicktime.location.'
const space = 0x20

/**
 * Takes what QuickTime's metadata say of a place under a key of their own out of a box, in place: blanks stand there then.
 * Source: QuickTime file format, metadata item keys and list
 * @returns whether there was any
 */
export function erasePlaceKeys(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let isFound = false
  for (let at = indexOfText(bytes, 'keys', 4); at >= 0; at = indexOfText(bytes, 'keys', at + 4)) {
    const [keys, ...others] = boxesIn(view, at - 4, bytes.length)
    const list = others.find(({ type }) => type === 'ilst')
    if (!keys || !list) continue
    const numbers = numbersOf(bytes, view, keys)
    for (const item of boxesIn(view, list.start, list.end)) {
      if (!numbers.has(readUintBE(bytes, item.start - 4, 4) ?? 0)) continue
      for (const data of boxesIn(view, item.start, item.end)) {
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
function numbersOf(bytes: Uint8Array, view: DataView, { start, end }: Box): Set<number> {
  const numbers = new Set<number>()
  for (const [index, key] of boxesIn(view, start + 8, end).entries()) {
    if (characters(bytes, key.start, key.start + told.length) === told) numbers.add(index + 1)
  }
  return numbers
}
