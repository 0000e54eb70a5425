import { type CrcOf, crc32, crc32Of } from './crc32.ts'
import { readDirectory, type ZipRecord } from './zip-directory.ts'
import { flag, method, recordSize, signature, ZipFault } from './zip-format.ts'

/** What an archive may hold at most, in entries and in bytes unpacked. */
export type ZipLimits = {
  entries: number
  bytes: number
  /** More bytes than `above` are taken only from an archive of so many `times` fewer. */
  growth?: { above: number; times: number }
}

/** A file of an archive that was judged by its directory. */
export type ZipEntry = {
  path: string
  /** bytes, unpacked */
  size: number
  /**
   * The file itself, checked by its checksum. A stored one is a part of the archive and is not copied.
   * @throws ZipFault `Truncated`, `Damaged` or `Bomb`
   * @throws DOMException when the archive cannot be read any more
   */
  blob(): Promise<Blob>
}

/** Deflate cannot pack closer: zlib, “Maximum Compression Factor”. */
const mostRatio = 1032

/**
 * The files of an archive, without folders and what macOS adds. Only its directory is read.
 * @throws ZipFault for anything that is not a plain archive within the limits
 */
export async function readZip(
  archive: Blob,
  limits: ZipLimits,
  crcOf: CrcOf = crc32Of,
): Promise<ZipEntry[]> {
  const { records, start } = await readDirectory(archive, limits.entries)
  const names = new Set<string>()
  let bytes = 0
  for (const record of records) {
    judge(record)
    const name = foldedPath(record.path.replace(/\/$/, ''))
    if (names.has(name)) throw new ZipFault('Unsafe')
    names.add(name)
    bytes += record.size
    if (bytes > limits.bytes) throw new ZipFault('Bomb')
  }
  const { growth } = limits
  if (growth && bytes > growth.above && bytes > archive.size * growth.times)
    throw new ZipFault('Bomb')
  refuseOverlaps(records, start)
  return records
    .filter(({ path }) => !path.endsWith('/') && !path.startsWith('__MACOSX/'))
    .map((record) => ({
      path: record.path,
      size: record.size,
      blob: () => unpack(archive, record, start, crcOf),
    }))
}

function judge({ path, isLink, flags, method: how, size, packed }: ZipRecord) {
  const folder = path.endsWith('/')
  if (isLink || !isSafePath(folder ? path.slice(0, -1) : path)) throw new ZipFault('Unsafe')
  if (flags & (flag.encrypted | flag.strongEncryption | flag.masked)) {
    throw new ZipFault('Encrypted')
  }
  if (how !== method.stored && how !== method.deflate) throw new ZipFault('Method')
  if (how === method.stored && size !== packed) throw new ZipFault('Truncated')
  if (folder && size > 0) throw new ZipFault('Unsafe')
  if (size > packed * mostRatio) throw new ZipFault('Bomb')
}

/** Longer ones do not fit the file systems that archives are unpacked on. */
const longestPath = 240

/**
 * Whether a name stays inside the archive's folder on every system: relative, by `/`, with no step
 * upwards, no drive, no backslash and no control character.
 */
export function isSafePath(path: string): boolean {
  if (path === '' || path.length > longestPath) return false
  if (/[\p{Cc}\\:]/u.test(path)) return false
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}

/** As file systems that ignore case and composition see it: two names that are one there. */
const foldedPath = (path: string): string => path.normalize('NFC').toLowerCase()

/** Bytes that several entries share are how a small archive unpacks to a huge one. */
function refuseOverlaps(records: readonly ZipRecord[], end: number) {
  let free = 0
  for (const { offset, packed, path } of records.toSorted((a, b) => a.offset - b.offset)) {
    if (offset < free) throw new ZipFault('Bomb')
    // At least; the header here may have a longer extra field than the directory's.
    free = offset + recordSize.local + new TextEncoder().encode(path).length + packed
  }
  if (free > end) throw new ZipFault('Truncated')
}

async function unpack(archive: Blob, record: ZipRecord, end: number, crcOf: CrcOf): Promise<Blob> {
  const { offset, packed, size, crc } = record
  const header = archive.slice(offset, offset + recordSize.local)
  const view = new DataView(await header.arrayBuffer())
  if (view.byteLength < recordSize.local) throw new ZipFault('Truncated')
  if (view.getUint32(0, true) !== signature.local) throw new ZipFault('Truncated')
  if (view.getUint16(8, true) !== record.method) throw new ZipFault('Damaged')
  const start = offset + recordSize.local + view.getUint16(26, true) + view.getUint16(28, true)
  if (start + packed > end) throw new ZipFault('Truncated')
  const content = archive.slice(start, start + packed)
  if (record.method === method.stored) {
    if ((await crcOf(content)) !== crc) throw new ZipFault('Damaged')
    return content
  }
  const inflated = content.stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const { check, fault } = checked(size, crc)
  try {
    return await new Response(inflated.pipeThrough(check)).blob()
  } catch (error) {
    const found = fault()
    if (found) throw found
    // What the inflater says of damaged bytes differs between browsers.
    if (error instanceof TypeError) throw new ZipFault('Damaged')
    throw error
  }
}

/**
 * Lets bytes through that are as many and such as the directory says. `fault` is what was wrong with them: what comes out
 * at the stream's end some browsers turn into an error of their own.
 */
function checked(size: number, crc: number) {
  let read = 0
  let found = 0
  let fault: ZipFault | undefined
  const refuse = (code: 'Bomb' | 'Damaged') => {
    fault = new ZipFault(code)
    throw fault
  }
  const check = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, control) {
      read += chunk.length
      if (read > size) refuse('Bomb')
      found = crc32(chunk, found)
      control.enqueue(chunk)
    },
    flush() {
      if (read !== size || found !== crc) refuse('Damaged')
    },
  })
  return { check, fault: () => fault }
}
