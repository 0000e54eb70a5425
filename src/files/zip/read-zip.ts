import { crc32, crc32Of } from './crc32.ts'
import { readDirectory, type ZipRecord } from './zip-directory.ts'
import {
  compressionMethod,
  generalPurposeFlag,
  recordSize,
  signature,
  ZipError,
} from './zip-format.ts'

/** The limits of an archive in entries and unpacked bytes. */
export type ZipLimits = {
  entries: number
  bytes: number
  /** Above so many bytes, the ratio of unpacked to packed size may be at most `times`. */
  growth?: { above: number; times: number }
}

/** A file of an archive whose directory entry is valid. */
export type ZipEntry = {
  path: string
  /** unpacked bytes */
  size: number
  /**
   * Reads the file and checks its checksum. A stored one is a slice of the archive and is not copied.
   * @throws ZipError `Truncated`, `Damaged` or `Bomb`
   * @throws DOMException when the archive cannot be read any more
   */
  blob(): Promise<Blob>
}

/** The highest ratio of Deflate: zlib, “Maximum Compression Factor”. */
const mostRatio = 1032

/**
 * The files of an archive without folders and macOS metadata. Only its directory is read.
 * @throws ZipError for anything that is not a plain archive within the limits
 */
export async function readZip(archive: Blob, limits: ZipLimits): Promise<ZipEntry[]> {
  const { records, start } = await readDirectory(archive, limits.entries)
  const names = new Set<string>()
  let bytes = 0
  for (const record of records) {
    judge(record)
    const name = foldedPath(record.path.replace(/\/$/, ''))
    if (names.has(name)) throw new ZipError('Unsafe')
    names.add(name)
    bytes += record.size
    if (bytes > limits.bytes) throw new ZipError('Bomb')
  }
  const { growth } = limits
  if (growth && bytes > growth.above && bytes > archive.size * growth.times)
    throw new ZipError('Bomb')
  refuseOverlaps(records, start)
  return records
    .filter(({ path }) => !path.endsWith('/') && !path.startsWith('__MACOSX/'))
    .map((record) => ({
      path: record.path,
      size: record.size,
      blob: () => unpack(archive, record, start),
    }))
}

function judge({ path, isLink, flags, method: how, size, packed }: ZipRecord) {
  const folder = path.endsWith('/')
  if (isLink || !isSafePath(folder ? path.slice(0, -1) : path)) throw new ZipError('Unsafe')
  if (
    flags &
    (generalPurposeFlag.encrypted | generalPurposeFlag.strongEncryption | generalPurposeFlag.masked)
  ) {
    throw new ZipError('Encrypted')
  }
  if (how !== compressionMethod.stored && how !== compressionMethod.deflate)
    throw new ZipError('Method')
  if (how === compressionMethod.stored && size !== packed) throw new ZipError('Truncated')
  if (folder && size > 0) throw new ZipError('Unsafe')
  if (size > packed * mostRatio) throw new ZipError('Bomb')
}

/** Longer names do not fit most file systems. */
const longestPath = 240

/**
 * Whether a path stays inside the archive's folder on every system: relative, separated by `/`, without `..`, drive,
 * backslash and control characters.
 */
export function isSafePath(path: string): boolean {
  if (path === '' || path.length > longestPath) return false
  if (/[\p{Cc}\\:]/u.test(path)) return false
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}

/** The name as file systems without case and Unicode composition compare it. */
const foldedPath = (path: string): string => path.normalize('NFC').toLowerCase()

/** Checks that no two entries share bytes, which is how a small archive unpacks to a huge one. */
function refuseOverlaps(records: readonly ZipRecord[], end: number) {
  let free = 0
  for (const { offset, packed, path } of records.toSorted((a, b) => a.offset - b.offset)) {
    if (offset < free) throw new ZipError('Bomb')
    // At least; the extra field may be longer in the header here than in the directory.
    free = offset + recordSize.local + new TextEncoder().encode(path).length + packed
  }
  if (free > end) throw new ZipError('Truncated')
}

async function unpack(archive: Blob, record: ZipRecord, end: number): Promise<Blob> {
  const { offset, packed, size, crc } = record
  const header = archive.slice(offset, offset + recordSize.local)
  const view = new DataView(await header.arrayBuffer())
  if (view.byteLength < recordSize.local) throw new ZipError('Truncated')
  if (view.getUint32(0, true) !== signature.local) throw new ZipError('Truncated')
  if (view.getUint16(8, true) !== record.method) throw new ZipError('Damaged')
  const start = offset + recordSize.local + view.getUint16(26, true) + view.getUint16(28, true)
  if (start + packed > end) throw new ZipError('Truncated')
  const content = archive.slice(start, start + packed)
  if (record.method === compressionMethod.stored) {
    if ((await crc32Of(content)) !== crc) throw new ZipError('Damaged')
    return content
  }
  const inflated = content.stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const { check, fault } = checked(size, crc)
  try {
    return await new Response(inflated.pipeThrough(check)).blob()
  } catch (error) {
    const found = fault()
    if (found) throw found
    // The inflater's error for damaged bytes differs between browsers.
    if (error instanceof TypeError) throw new ZipError('Damaged')
    throw error
  }
}

/**
 * Passes bytes through and checks their number and checksum against the directory. `fault` is what was wrong, since
 * some browsers replace an error at a stream's end by their own.
 */
function checked(size: number, crc: number) {
  let read = 0
  let found = 0
  let fault: ZipError | undefined
  const refuse = (code: 'Bomb' | 'Damaged') => {
    fault = new ZipError(code)
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
