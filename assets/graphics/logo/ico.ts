/** A PNG and the edge of its square in pixels, at most 256. */
export interface IconImage {
  size: number
  png: Buffer
}

const headerBytes = 6
const entryBytes = 16

/** Packs PNGs into one ICO file (Windows Vista and every browser read PNG in ICO). */
export function packIco(images: IconImage[]): Buffer {
  const header = Buffer.alloc(headerBytes + images.length * entryBytes)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [index, { size, png }] of images.entries()) {
    const at = headerBytes + index * entryBytes
    // 256 is written as 0.
    header.writeUInt8(size % 256, at)
    header.writeUInt8(size % 256, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(png.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)])
}

/** The images of an ICO file. @throws RangeError when the file is cut off */
export function readIco(file: Buffer): IconImage[] {
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const at = headerBytes + index * entryBytes
    const offset = file.readUInt32LE(at + 12)
    const end = offset + file.readUInt32LE(at + 8)
    if (end > file.length) throw new RangeError('The icon ends before its last picture.')
    return { size: file.readUInt8(at) || 256, png: file.subarray(offset, end) }
  })
}
