import { characters, indexOfText, readUintBE } from '../bytes.ts'

/** Source: Adobe XMP specification, part 3, 1.1.3.1 */
const signature = 'http://ns.adobe.com/xmp/extension/\0'

/** A segment of a JPEG with a part of a longer XMP: where it lies, where its text begins, and where that belongs. */
type Part = { start: number; end: number; text: number; id: string; place: number }

/** The parts of XMP that is too long for one segment, as they lie in the file. */
export function extendedXmp(bytes: Uint8Array): Part[] {
  const parts: Part[] = []
  const copies = new Map<string, number>()
  for (let at = indexOfText(bytes, signature); at >= 0; ) {
    const id = at + signature.length
    const length = readUintBE(bytes, at - 2, 2) ?? 0
    const end = Math.min(bytes.length, at - 2 + length)
    const isSegment = bytes[at - 4] === 0xff && bytes[at - 3] === 0xe1 && end > id + 40
    if (isSegment) {
      const place = readUintBE(bytes, id + 36, 4) ?? 0
      const name = characters(bytes, id, id + 32)
      // A picture within the file may have the same text once more.
      const copy = (copies.get(`${name} ${place}`) ?? 0) + 1
      copies.set(`${name} ${place}`, copy)
      parts.push({ start: at - 4, end, text: id + 40, id: `${name} ${copy}`, place })
    }
    at = indexOfText(bytes, signature, isSegment ? end : id)
  }
  return parts
}

/**
 * Puts the parts of each text together, lets it be changed, and puts what became of them back in their places.
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
