import { type CrcOf, crc32Of } from './crc32.ts'
import {
  compressionMethod,
  encodeRecord,
  generalPurposeFlag,
  maxUint16,
  maxUint32,
  recordSize,
  signature,
} from './zip-format.ts'

/** A file of an archive. */
export type FileToZip = { path: string; blob: Blob }

type Placed = {
  name: Uint8Array<ArrayBuffer>
  crc: number
  size: number
  offset: number
  modified: Date
}

/** The earliest date that the format allows; real dates would make two archives of one tour differ. */
const firstDate = new Date(1980, 0, 1)
const version = { plain: 20, zip64: 45 }

/**
 * Writes an archive of uncompressed files in the given order, with UTF-8 names and without dates unless one is given,
 * so that the same files give the same bytes. It refers to the blobs instead of copying them; they are read once for
 * their checksums.
 * @param modified  of all files
 * @throws DOMException when a file cannot be read
 */
export async function writeZip(files: readonly FileToZip[], options?: Options): Promise<Blob> {
  return new Blob(await zipParts(files, options), { type: 'application/zip' })
}

type Options = { crcOf?: CrcOf; modified?: Date }

/** The parts of an archive in order: see `writeZip`. */
export async function zipParts(
  files: readonly FileToZip[],
  { crcOf = crc32Of, modified = firstDate }: Options = {},
): Promise<(Uint8Array<ArrayBuffer> | Blob)[]> {
  const parts: (Uint8Array<ArrayBuffer> | Blob)[] = []
  const placed: Placed[] = []
  let offset = 0
  for (const { path, blob } of files) {
    const entry = {
      name: new TextEncoder().encode(path),
      crc: await crcOf(blob),
      size: blob.size,
      offset,
      modified,
    }
    const header = localHeader(entry)
    parts.push(...header, blob)
    offset += lengthOf(header) + blob.size
    placed.push(entry)
  }
  const directory = placed.flatMap(centralHeader)
  return [...parts, ...directory, ...endOf(placed.length, lengthOf(directory), offset)]
}

const lengthOf = (parts: Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0)

/** The fields that both headers of an entry share. */
function common({ name, crc, size, modified }: Placed, extra: Uint8Array) {
  const needed = extra.length > 0 ? version.zip64 : version.plain
  const shown = Math.min(size, maxUint32)
  const lengths = [name.length, extra.length]
  const about = [needed, generalPurposeFlag.utf8, compressionMethod.stored, ...dosTime(modified)]
  return encodeRecord('2222244422', ...about, crc, shown, shown, ...lengths)
}

/** MS-DOS time, to two seconds, and date in the visitor's time zone. APPNOTE 4.4.6 */
const dosTime = (at: Date): [time: number, date: number] => [
  (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1),
  ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate(),
]

function localHeader(entry: Placed): Uint8Array<ArrayBuffer>[] {
  const { name, size } = entry
  const extra = size >= maxUint32 ? encodeRecord('2288', 1, 16, size, size) : encodeRecord('')
  return [encodeRecord('4', signature.local), common(entry, extra), name, extra]
}

function centralHeader(entry: Placed): Uint8Array<ArrayBuffer>[] {
  const { name, size, offset } = entry
  const large = [
    ...(size >= maxUint32 ? [size, size] : []),
    ...(offset >= maxUint32 ? [offset] : []),
  ]
  const sizes = `22${'8'.repeat(large.length)}`
  const extra =
    large.length > 0 ? encodeRecord(sizes, 1, large.length * 8, ...large) : encodeRecord('')
  return [
    encodeRecord('42', signature.central, version.zip64),
    common(entry, extra),
    // No comment, first disk, no attributes.
    encodeRecord('22244', 0, 0, 0, 0, Math.min(offset, maxUint32)),
    name,
    extra,
  ]
}

function endOf(count: number, size: number, offset: number): Uint8Array<ArrayBuffer>[] {
  const counts = [Math.min(count, maxUint16), Math.min(count, maxUint16)]
  const place = [Math.min(size, maxUint32), Math.min(offset, maxUint32)]
  const end = encodeRecord('42222442', signature.end, 0, 0, ...counts, ...place)
  if (count < maxUint16 && size < maxUint32 && offset < maxUint32) return [end]
  const { zip64 } = version
  const rest = recordSize.end64 - 12
  const whole = [count, count, size, offset]
  const end64 = encodeRecord('4822448888', signature.end64, rest, zip64, zip64, 0, 0, ...whole)
  const locator = encodeRecord('4484', signature.locator64, 0, offset + size, 1)
  return [end64, locator, end]
}
