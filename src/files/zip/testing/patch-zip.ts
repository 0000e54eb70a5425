import { writeZip } from '../write-zip.ts'

export type Bytes = Uint8Array<ArrayBuffer>

/** An archive of small files of these names. */
export const plainZip = async (...paths: string[]): Promise<Bytes> => {
  const files = paths.map((path) => ({ path, blob: new Blob([`in ${path}`]) }))
  return new Uint8Array(await (await writeZip(files)).arrayBuffer())
}

/** Where the n-th record of a kind begins. */
export function findRecord(bytes: Bytes, kind: number, n = 0): number {
  const view = new DataView(bytes.buffer)
  let left = n
  for (let at = 0; at + 4 <= bytes.length; at++) {
    if (view.getUint32(at, true) === kind && left-- === 0) return at
  }
  throw new RangeError('No such record')
}

/** The archive with a number of a record changed, in place. */
export function patched(
  bytes: Bytes,
  kind: number,
  field: number,
  value: number,
  size: 2 | 4 | 8 = 2,
  n = 0,
): Bytes {
  const view = new DataView(bytes.buffer)
  const at = findRecord(bytes, kind, n) + field
  if (size === 2) view.setUint16(at, value, true)
  else if (size === 4) view.setUint32(at, value, true)
  else view.setBigUint64(at, BigInt(value), true)
  return bytes
}
