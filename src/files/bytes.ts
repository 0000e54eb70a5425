/** Decodes a few bytes as Latin-1, for the signature of a format. */
export function latin1Slice(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end))
}

/** Decodes many bytes as text that is right for ASCII only, to find names and tags in a file. */
export function asciiText(bytes: Uint8Array): string {
  return decoder.decode(bytes)
}

const decoder = new TextDecoder('latin1')

/**
 * The value of a field of XMP or other XML, as an attribute (`GPano:Name="1"`) or an element
 * (`<GPano:Name>1</GPano:Name>`).
 */
export function xmlField(text: string, name: string): string | undefined {
  return text.match(new RegExp(`${name}(?:\\s*=\\s*["']|>)\\s*([^"'<]*)`))?.[1]?.trim()
}

/** The indices of an ASCII text in bytes, without copying all of them. */
export function* indicesOfText(bytes: Uint8Array, text: string, from = 0): Generator<number> {
  const first = text.charCodeAt(0)
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (latin1Slice(bytes, at, at + text.length) === text) yield at
  }
}

/** The bytes of an ASCII text. */
export const asciiBytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0))

/** Puts bytes together. */
export function concatBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** A big-endian unsigned integer of `size` bytes, or undefined past the end. */
export function readUintBE(bytes: Uint8Array, at: number, size: 2 | 4): number | undefined {
  return read(bytes, at, size, 0)
}

/** A little-endian unsigned integer of `size` bytes, or undefined past the end. */
export function readUintLE(bytes: Uint8Array, at: number, size: 2 | 3 | 4): number | undefined {
  return read(bytes, at, size, size - 1)
}

function read(bytes: Uint8Array, at: number, size: number, first: number): number | undefined {
  if (at < 0 || at + size > bytes.length) return undefined
  let value = 0
  for (let i = 0; i < size; i++) value = value * 256 + (bytes[at + (first ? first - i : i)] ?? 0)
  return value
}
