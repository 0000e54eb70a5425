/** Tables of one byte followed by up to seven zeros, since eight bytes are processed at a time. */
const tables: Uint32Array[] = [Uint32Array.from({ length: 256 }, (_, byte) => ofByte(byte))]
for (let at = 1; at < 8; at++) {
  const first = tables[0] as Uint32Array
  tables.push((tables[at - 1] as Uint32Array).map((v) => (v >>> 8) ^ (first[v & 0xff] as number)))
}
const [t0, t1, t2, t3, t4, t5, t6, t7] = tables as [
  ...[Uint32Array, Uint32Array, Uint32Array, Uint32Array],
  ...[Uint32Array, Uint32Array, Uint32Array, Uint32Array],
]

function ofByte(byte: number): number {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
}

/**
 * The CRC-32 of ZIP, PNG and Ethernet, going on from that of the bytes before.
 * Source: ISO 3309; several bytes at a time after Kounavis and Berry, “slicing-by-8”.
 * @param before  of what came before; 0 at the start
 * @returns an unsigned 32-bit number
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before
  let at = 0
  for (const end = bytes.length - 7; at < end; at += 8) {
    // In range because of the loop's bound.
    const b = (i: number) => bytes[at + i] as number
    crc ^= b(0) | (b(1) << 8) | (b(2) << 16) | (b(3) << 24)
    crc =
      (t7[crc & 0xff] as number) ^
      (t6[(crc >>> 8) & 0xff] as number) ^
      (t5[(crc >>> 16) & 0xff] as number) ^
      (t4[crc >>> 24] as number) ^
      (t3[b(4)] as number) ^
      (t2[b(5)] as number) ^
      (t1[b(6)] as number) ^
      (t0[b(7)] as number)
  }
  for (; at < bytes.length; at++) {
    crc = (crc >>> 8) ^ (t0[(crc ^ (bytes[at] as number)) & 0xff] as number)
  }
  return ~crc >>> 0
}

/** Computes a file's checksum. */
export type CrcOf = (blob: Blob) => Promise<number>

/**
 * The CRC-32 of a file, read piece by piece: between two of them the page goes on.
 * @throws DOMException where it cannot be read any more
 */
export async function crc32Of(blob: Blob): Promise<number> {
  let crc = 0
  for (const reader = blob.stream().getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) return crc
    crc = crc32(value, crc)
  }
}
