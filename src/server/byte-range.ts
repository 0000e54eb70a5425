/** First and last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The single byte range a request asks for.
 * @param header  the Range header, e.g. `bytes=0-499`, `bytes=500-`, `bytes=-200`
 * @param size  of the file, bytes
 * @returns the range cut to the file; `unsatisfiable` (answer 416) when it lies outside;
 *   null (answer the whole file) without a header, for several ranges, or for a header not understood
 * Source: RFC 9110 §14
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(' ', '') ?? '')
  if (!match) return null
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return null
  if (from === '') {
    const length = Number(to)
    if (length === 0 || size === 0) return 'unsatisfiable'
    return { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(from)
  if (to !== '' && Number(to) < start) return null
  if (start >= size) return 'unsatisfiable'
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
