import { big, characters } from './bytes.ts'

/** Chunks that say something of the photo in words, or where it was taken. */
const told = new Set(['eXIf', 'iTXt', 'tEXt', 'zTXt'])

/** A PNG without what it says of itself. @returns its parts in turn; undefined for what is no PNG */
export function withoutPngMetadata(png: Uint8Array): Uint8Array[] | undefined {
  if (characters(png, 0, 8) !== '\x89PNG\r\n\x1a\n') return undefined
  const parts = [png.subarray(0, 8)]
  for (let at = 8; at < png.length; ) {
    const length = big(png, at, 4)
    if (length === undefined) break
    // Length, name and checksum besides.
    const end = at + length + 12
    if (!told.has(characters(png, at + 4, at + 8))) parts.push(png.subarray(at, end))
    at = end
  }
  return parts
}
