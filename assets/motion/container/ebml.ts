import type { Film } from './film.ts'

const ids = {
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  entry: 0xae,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
  block: 0xa3,
  group: 0xa0,
} as const

interface Element {
  id: number
  body: Buffer
}

/** The number of leading zero bits of a byte gives the length of an EBML number (RFC 8794, section 4). */
const lengthAt = (data: Buffer, at: number) => Math.clz32(data.readUInt8(at)) - 23

function elementsOf(data: Buffer): Element[] {
  const elements: Element[] = []
  for (let at = 0; at < data.length; ) {
    const wide = lengthAt(data, at)
    const id = data.readUIntBE(at, wide)
    at += wide
    const bytes = lengthAt(data, at)
    let size = data.readUInt8(at) & (0xff >> bytes)
    let unknown = size === 0xff >> bytes
    for (let n = 1; n < bytes; n += 1) {
      const next = data.readUInt8(at + n)
      unknown &&= next === 0xff
      size = size * 256 + next
    }
    at += bytes
    const end = unknown ? data.length : at + size
    if (end > data.length) throw new RangeError('An element ends after the file.')
    elements.push({ id, body: data.subarray(at, end) })
    at = end
  }
  return elements
}

/** The first element on a path of ids. @throws RangeError when there is none */
function find(data: Buffer, ...path: number[]): Buffer {
  let inside = data
  for (const id of path) {
    const element = elementsOf(inside).find((candidate) => candidate.id === id)
    if (!element) throw new RangeError(`The file has no element ${id.toString(16)}.`)
    inside = element.body
  }
  return inside
}

const unsigned = (body: Buffer) => body.readUIntBE(0, body.length)

/** Reads a WebM file with one track (RFC 9559). */
export function readEbml(file: Buffer): Film {
  const segment = find(file, ids.segment)
  const parts = elementsOf(segment)
  const length = find(segment, ids.info, ids.duration)
  const ticks = length.length === 8 ? length.readDoubleBE() : length.readFloatBE()
  const track = find(segment, ids.tracks, ids.entry)
  const clusters = parts.filter(({ id }) => id === ids.cluster)
  const blocks = clusters.flatMap(({ body }) => elementsOf(body))
  return {
    codec: find(track, ids.codec).toString('latin1'),
    width: unsigned(find(track, ids.video, ids.width)),
    height: unsigned(find(track, ids.video, ids.height)),
    // Ticks of so many nanoseconds.
    duration: (ticks * unsigned(find(segment, ids.info, ids.scale))) / 1e9,
    frames: blocks.filter(({ id }) => id === ids.block || id === ids.group).length,
    streams:
      parts.findIndex(({ id }) => id === ids.tracks) <
      parts.findIndex(({ id }) => id === ids.cluster),
  }
}
