/** The number of characters that encode a number of bytes. */
export const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4

/** The most arguments that a call may take in every browser. */
const mostArguments = 2 ** 15

/** Encodes bytes as base64. Pieces of a multiple of three bytes can be encoded one by one and put together. */
export function encodeBase64(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += mostArguments)
    binary += String.fromCharCode(...bytes.subarray(at, at + mostArguments))
  return btoa(binary)
}

/**
 * Decodes base64.
 * @throws RangeError for a text that is none
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  // `atob` takes blanks, and texts without their padding.
  if (text.length % 4 !== 0 || /\s/.test(text)) throw new RangeError('Not base64')
  try {
    const binary = atob(text)
    const bytes = new Uint8Array(binary.length)
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at)
    return bytes
  } catch (error) {
    throw new RangeError('Not base64', { cause: error })
  }
}
