import { crc32 } from 'node:zlib'

export interface ZipFile {
  name: string
  bytes: Uint8Array
}

/** Where each file's bytes begin in a USDZ package: at a multiple of this. */
const alignment = 64
/** 1 January 1980, the earliest that ZIP can say: the same package whenever it is made. */
const date = 0x21

/** A ZIP without compression, each file aligned to 64 bytes, as USDZ asks for. */
export function zipAligned(files: ZipFile[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const title = Buffer.from(name)
    const crc = crc32(bytes)
    const start = offset
    let padding = (alignment - ((start + 30 + title.length) % alignment)) % alignment
    // An extra field has a head of four bytes of its own.
    if (padding > 0 && padding < 4) padding += alignment
    const local = Buffer.alloc(30 + title.length + padding)
    local.writeUInt32LE(0x04034b50, 0)
    common(local, 4)
    local.writeUInt16LE(padding, 28)
    title.copy(local, 30)
    if (padding > 0) {
      local.writeUInt16LE(0x1986, 30 + title.length)
      local.writeUInt16LE(padding - 4, 32 + title.length)
    }
    const entry = Buffer.alloc(46 + title.length)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(20, 4)
    common(entry, 6)
    entry.writeUInt32LE(start, 42)
    title.copy(entry, 46)
    parts.push(local, Buffer.from(bytes))
    directory.push(entry)
    offset += local.length + bytes.length

    function common(head: Buffer, at: number) {
      head.writeUInt16LE(20, at)
      head.writeUInt16LE(date, at + 8)
      head.writeUInt32LE(crc, at + 10)
      head.writeUInt32LE(bytes.length, at + 14)
      head.writeUInt32LE(bytes.length, at + 18)
      head.writeUInt16LE(title.length, at + 22)
    }
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, index, end])
}
