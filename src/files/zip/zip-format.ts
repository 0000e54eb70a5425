/** Signatures of the ZIP format, after PKWARE's APPNOTE 6.3.10. Little-endian throughout. */
export const signature = {
  local: 0x04034b50,
  central: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  locator64: 0x07064b50,
}

/** Bytes of the records before their names. */
export const recordSize = { local: 30, central: 46, end: 22, end64: 56, locator64: 20 }

/** Bits of the general purpose flag. */
export const generalPurposeFlag = {
  encrypted: 1,
  strongEncryption: 1 << 6,
  utf8: 1 << 11,
  masked: 1 << 13,
}

export const compressionMethod = { stored: 0, deflate: 8 }

export const maxUint16 = 0xffff
export const maxUint32 = 0xffffffff

/**
 * Encodes numbers one after another.
 * @param sizes  of each in bytes, as digits: `'244'` is a short and two longs
 */
export function encodeRecord(sizes: string, ...values: number[]): Uint8Array<ArrayBuffer> {
  const widths = [...sizes].map(Number)
  const bytes = new Uint8Array(widths.reduce((sum, width) => sum + width, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [index, width] of widths.entries()) {
    const value = values[index] ?? 0
    if (width === 2) view.setUint16(at, value, true)
    else if (width === 4) view.setUint32(at, value, true)
    else view.setBigUint64(at, BigInt(value), true)
    at += width
  }
  return bytes
}

/** Why an archive is refused. */
export type ZipFaultCode =
  /** It is no ZIP archive. */
  | 'NotZip'
  /** It is cut off, or contradicts itself. */
  | 'Truncated'
  /** The bytes of an entry do not match its checksum. */
  | 'Damaged'
  /** A path leaves the archive's folder, occurs twice, or is a link. */
  | 'Unsafe'
  /** It would unpack to more than the limits, or entries share bytes. */
  | 'Bomb'
  | 'Encrypted'
  /** Compressed by a method other than stored and deflate. */
  | 'Method'

/** An archive that is refused, with a code that the caller translates. */
export class ZipError extends Error {
  readonly code: ZipFaultCode
  constructor(code: ZipFaultCode) {
    super(code)
    this.name = 'ZipError'
    this.code = code
  }
}
