/** What EXIF says of the lens. */
export interface LensNumbers {
  /** millimetres */
  focalLength: number
  focalLengthIn35mm: number
  /** pixels for each unit of the focal plane */
  focalPlaneX: number
}

const tags = { exifFolder: 0x8769, focalLength: 0x920a, focalLengthIn35mm: 0xa405, planeX: 0xa20e }

/**
 * Reads the numbers of the lens.
 * @param exif  as sharp gives it: `Exif\0\0`, then a TIFF head
 * @throws RangeError when there is none or a number is missing
 */
export function readExifNumbers(exif: Uint8Array | undefined): LensNumbers {
  if (!exif) throw new RangeError('There is no EXIF.')
  const start = exif[0] === 0x45 ? 6 : 0
  const view = new DataView(exif.buffer, exif.byteOffset + start, exif.byteLength - start)
  const little = view.getUint16(0) === 0x4949
  /** Where the value of a tag stands in the folder that begins at a place. */
  const find = (folder: number, tag: number): number => {
    const count = view.getUint16(folder, little)
    for (let at = folder + 2; at < folder + 2 + 12 * count; at += 12) {
      if (view.getUint16(at, little) === tag) return at + 8
    }
    throw new RangeError(`EXIF has no tag 0x${tag.toString(16)}.`)
  }
  const folder = view.getUint32(find(view.getUint32(4, little), tags.exifFolder), little)
  const rational = (tag: number) => {
    const at = view.getUint32(find(folder, tag), little)
    return view.getUint32(at, little) / view.getUint32(at + 4, little)
  }
  return {
    focalLength: rational(tags.focalLength),
    focalLengthIn35mm: view.getUint16(find(folder, tags.focalLengthIn35mm), little),
    focalPlaneX: rational(tags.planeX),
  }
}
