/** Builders of just so much of a video file as says what its projection is. */
export type Bytes = Uint8Array<ArrayBuffer>

export const ascii = (text: string): Bytes => Uint8Array.from(text, (c) => c.charCodeAt(0))

export function join(...parts: (Uint8Array | number[])[]): Bytes {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

/** Big-endian, 32 bits each. */
export function longs(...values: number[]): Bytes {
  const view = new DataView(new ArrayBuffer(values.length * 4))
  for (const [index, value] of values.entries()) view.setUint32(index * 4, value >>> 0)
  return new Uint8Array(view.buffer)
}

export function box(type: string, ...content: (Uint8Array | number[])[]): Bytes {
  const inner = join(...content)
  return join(longs(inner.length + 8), ascii(type), inner)
}

/** A box whose size takes 64 bits. */
export function largeBox(type: string, ...content: Uint8Array[]): Bytes {
  const inner = join(...content)
  return join(longs(1), ascii(type), longs(0, inner.length + 16), inner)
}

const share = (value: number) => Math.round(value * 2 ** 32)
const fixed = (value: number) => Math.round(value * 65536)

export const equi = (top = 0, bottom = 0, left = 0, right = 0) =>
  box('equi', longs(0, share(top), share(bottom), share(left), share(right)))
export const prhd = (yaw = 0, pitch = 0, roll = 0) =>
  box('prhd', longs(0, fixed(yaw), fixed(pitch), fixed(roll)))
export const sv3d = (...projection: Uint8Array[]) =>
  box('sv3d', box('svhd', longs(0), ascii('test\0')), box('proj', prhd(), ...projection))

/** A track of video whose sample entry ends with these boxes. */
export const track = (entryBoxes: Uint8Array[], ...boxes: Uint8Array[]) => {
  const entry = box('avc1', new Uint8Array(78), box('avcC', [1, 2, 3]), ...entryBoxes)
  const table = box('stbl', box('stsd', longs(0, 1), entry))
  return box('trak', box('tkhd', longs(0)), box('mdia', box('minf', table)), ...boxes)
}

export const ftyp = box('ftyp', ascii('isom'), longs(512), ascii('isomavc1'))

export const uuidBox = (xml: string) =>
  box('uuid', fromHex('ffcc8263f8554a938814587a02521fdd'), ascii(xml))

const fromHex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** An EBML element; `size` where another one than the real is to be told. */
export function element(id: number, content: Uint8Array | number[], size?: number): Bytes {
  const name = id.toString(16).padStart(2, '0')
  const told = size ?? content.length
  return join(
    fromHex(name.length % 2 ? `0${name}` : name),
    [0x10 | (told >> 24)],
    longs(told << 8).subarray(0, 3),
    content,
  )
}
