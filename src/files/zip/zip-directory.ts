import { maxUint16, maxUint32, recordSize, signature, ZipError } from './zip-format.ts'

/** What an archive's directory says of one entry. Offsets and sizes in bytes. */
export type ZipRecord = {
  path: string
  flags: number
  method: number
  crc: number
  packed: number
  size: number
  /** offset of its local header */
  offset: number
  isLink: boolean
}

type Directory = { start: number; size: number; count: number }

/** The most bytes of a comment at the archive's end, and of a directory, far more than names need. */
const most = { comment: maxUint16, directory: 64 * 1024 * 1024 }
const linkMode = 0o120000
const modeMask = 0o170000

const viewOf = async (archive: Blob, start: number, size: number) => {
  if (start < 0 || start + size > archive.size) throw new ZipError('Truncated')
  return new DataView(await archive.slice(start, start + size).arrayBuffer())
}

/**
 * Reads an archive's directory, which stands at its end.
 * @returns its entries as they stand, and where it begins
 * @throws ZipError `NotZip`, `Truncated`, `Unsafe` or, with too many entries, `Bomb`
 */
export async function readDirectory(
  archive: Blob,
  mostEntries: number,
): Promise<{ records: ZipRecord[]; start: number }> {
  const { start, size, count } = await findDirectory(archive)
  if (count > mostEntries || size > most.directory) throw new ZipError('Bomb')
  const view = await viewOf(archive, start, size)
  const records: ZipRecord[] = []
  let at = 0
  while (records.length < count) {
    if (at + recordSize.central > size) throw new ZipError('Truncated')
    if (view.getUint32(at, true) !== signature.central) throw new ZipError('Truncated')
    const lengths = [28, 30, 32].map((field) => view.getUint16(at + field, true))
    const next = lengths.reduce((sum, length) => sum + length, at + recordSize.central)
    if (next > size) throw new ZipError('Truncated')
    records.push(readRecord(view, at))
    at = next
  }
  if (at !== size) throw new ZipError('Truncated')
  return { records, start }
}

async function findDirectory(archive: Blob): Promise<Directory> {
  const length = Math.min(archive.size, recordSize.end + most.comment)
  const tailAt = archive.size - length
  const tail = await viewOf(archive, tailAt, length)
  let at = length - recordSize.end
  // The last record whose comment reaches exactly to the end.
  while (at >= 0 && !isEnd(tail, at)) at--
  if (at < 0) throw new ZipError((await isZip(archive)) ? 'Truncated' : 'NotZip')
  const disks = [4, 6].map((field) => tail.getUint16(at + field, true))
  const counts = [8, 10].map((field) => tail.getUint16(at + field, true))
  const size = tail.getUint32(at + 12, true)
  const start = tail.getUint32(at + 16, true)
  const count = counts[1] ?? 0
  if (count === maxUint16 || size === maxUint32 || start === maxUint32) {
    const found = await findDirectory64(archive, tailAt + at)
    if (found) return found
  }
  if (disks.some((disk) => disk !== 0) || counts[0] !== count) throw new ZipError('Truncated')
  // Data before the archive, or between the directory and its end, would make it ambiguous.
  if (start + size !== tailAt + at) throw new ZipError('Truncated')
  return { start, size, count }
}

const isEnd = (tail: DataView, at: number): boolean =>
  tail.getUint32(at, true) === signature.end &&
  at + recordSize.end + tail.getUint16(at + 20, true) === tail.byteLength

/** Whether it begins like an archive, so that its end is missing. */
async function isZip(archive: Blob): Promise<boolean> {
  if (archive.size < 4) return false
  return (await viewOf(archive, 0, 4)).getUint32(0, true) === signature.local
}

async function findDirectory64(archive: Blob, end: number): Promise<Directory | undefined> {
  const locatorAt = end - recordSize.locator64
  if (locatorAt < 0) return undefined
  const locator = await viewOf(archive, locatorAt, recordSize.locator64)
  if (locator.getUint32(0, true) !== signature.locator64) return undefined
  const at = number64(locator, 8)
  const view = await viewOf(archive, at, recordSize.end64)
  if (view.getUint32(0, true) !== signature.end64) throw new ZipError('Truncated')
  const count = number64(view, 32)
  const size = number64(view, 40)
  const start = number64(view, 48)
  if (start + size !== at) throw new ZipError('Truncated')
  return { start, size, count }
}

/** @throws ZipError for what no file can be large */
function number64(view: DataView, at: number): number {
  const value = view.getBigUint64(at, true)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new ZipError('Truncated')
  return Number(value)
}

function readRecord(view: DataView, at: number): ZipRecord {
  const nameLength = view.getUint16(at + 28, true)
  const extraAt = at + recordSize.central + nameLength
  const extra = new DataView(view.buffer, extraAt, view.getUint16(at + 30, true))
  const flags = view.getUint16(at + 8, true)
  const name = new Uint8Array(view.buffer, at + recordSize.central, nameLength)
  const madeBy = view.getUint8(at + 5)
  const mode = view.getUint32(at + 38, true) >>> 16
  const plain = [24, 20, 42].map((field) => view.getUint32(at + field, true))
  const [size, packed, offset] = widened(plain, extra) as [number, number, number]
  return {
    path: pathOf(name),
    flags,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packed,
    size,
    offset,
    // Unix and macOS store the file type here.
    isLink: (madeBy === 3 || madeBy === 19) && (mode & modeMask) === linkMode,
  }
}

/** Reads the numbers that do not fit the record from its ZIP64 field, where they have the same order. */
function widened(plain: number[], extra: DataView): number[] {
  for (let at = 0; at + 4 <= extra.byteLength; ) {
    const [kind, length] = [extra.getUint16(at, true), extra.getUint16(at + 2, true)]
    const end = at + 4 + length
    if (kind === 1 && end <= extra.byteLength) {
      let next = at + 4
      return plain.map((value) => {
        if (value !== maxUint32) return value
        if (next + 8 > end) throw new ZipError('Truncated')
        next += 8
        return number64(extra, next - 8)
      })
    }
    at = end
  }
  return plain
}

/**
 * Names are read as UTF-8 whatever the flag says; archives in old code pages are not supported.
 * @throws ZipError `Unsafe` for bytes that are no UTF-8, which every system would read differently
 */
function pathOf(name: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(name)
  } catch {
    throw new ZipError('Unsafe')
  }
}
