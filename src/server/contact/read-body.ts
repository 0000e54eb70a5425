/** Why a body was not read: `too-large`, or `cut` when the connection ended within it. */
export type BodyFault = 'too-large' | 'cut'

/**
 * Reads a body of at most `limit` bytes; of a longer one no more than that, announced or not.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array | BodyFault> {
  if (Number(request.headers.get('content-length')) > limit) return 'too-large'
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.length
      if (length > limit) return 'too-large'
      chunks.push(chunk)
    }
  } catch {
    return 'cut'
  }
  return Buffer.concat(chunks)
}

/** @returns the object that the bytes are the JSON of; null when they are no such thing */
export function readObject(bytes: Uint8Array): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
