const alphabet = new TextEncoder().encode(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
)
const values = new Uint8Array(128).fill(255)
for (const [value, character] of alphabet.entries()) values[character] = value
const equals = 0x3d

/** The number of characters that encode a number of bytes. */
export const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4

/**
 * Encodes bytes as base64 in ASCII bytes, since a string would take twice the memory. Pieces of a multiple of three
 * bytes can be
 * encoded one by one and put together. Source: RFC 4648 §4.
 */
export function encodeBase64(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = new Uint8Array(base64Length(bytes.length))
  const at = (index: number) => bytes[index] ?? 0
  let to = 0
  for (let from = 0; from < bytes.length; from += 3) {
    const three = (at(from) << 16) | (at(from + 1) << 8) | at(from + 2)
    text[to++] = alphabet[three >> 18] as number
    text[to++] = alphabet[(three >> 12) & 63] as number
    text[to++] = alphabet[(three >> 6) & 63] as number
    text[to++] = alphabet[three & 63] as number
  }
  const missing = (3 - (bytes.length % 3)) % 3
  if (missing > 0) text.fill(equals, to - missing)
  return text
}

/**
 * Decodes base64.
 * @throws RangeError for a text that is none
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  if (text.length % 4 !== 0) throw new RangeError('Not base64')
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const bytes = new Uint8Array((text.length / 4) * 3 - padding)
  const end = text.length - padding
  const at = (index: number) => {
    if (index >= end) return 0
    const value = values[text.charCodeAt(index)] ?? 255
    if (value > 63) throw new RangeError('Not base64')
    return value
  }
  let to = 0
  for (let from = 0; from < text.length; from += 4) {
    const three = (at(from) << 18) | (at(from + 1) << 12) | (at(from + 2) << 6) | at(from + 3)
    // Beyond the end nothing is written.
    bytes[to++] = three >> 16
    bytes[to++] = (three >> 8) & 255
    bytes[to++] = three & 255
  }
  return bytes
}
