import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ByteRange } from './byte-range.ts'

/** Up to this size a file is read whole: one read is cheaper than a stream. */
const wholeUpTo = 256 * 1024

/** Reads a file, or a part of it, as a response body. */
export async function fileBody(
  path: string,
  size: number,
  range: ByteRange | null,
): Promise<Uint8Array<ArrayBuffer> | ReadableStream> {
  const file = await open(path, 'r')
  if (size <= wholeUpTo && !range) {
    try {
      return new Uint8Array(await file.readFile())
    } finally {
      await file.close()
    }
  }
  // The stream closes the file at its end, and when the client goes away.
  const stream = file.createReadStream(range ? { start: range.start, end: range.end } : {})
  return Readable.toWeb(stream) as ReadableStream
}
