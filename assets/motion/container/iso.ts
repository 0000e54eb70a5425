import type { Film } from './film.ts'

/** A box of an ISO base media file (ISO/IEC 14496-12): its kind and what it holds. */
interface Box {
  kind: string
  start: number
  body: Buffer
}

function boxesOf(data: Buffer): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at + 8 <= data.length; ) {
    let size = data.readUInt32BE(at)
    let head = 8
    if (size === 1) {
      size = Number(data.readBigUInt64BE(at + 8))
      head = 16
    }
    if (size === 0) size = data.length - at
    if (size < head || at + size > data.length) throw new RangeError('A box ends after the file.')
    const kind = data.toString('latin1', at + 4, at + 8)
    boxes.push({ kind, start: at, body: data.subarray(at + head, at + size) })
    at += size
  }
  return boxes
}

/** The first box on a path of kinds. @throws RangeError when there is none */
function find(data: Buffer, ...path: string[]): Buffer {
  let inside = data
  for (const kind of path) {
    const box = boxesOf(inside).find((candidate) => candidate.kind === kind)
    if (!box) throw new RangeError(`The file has no ${path.join(' › ')}.`)
    inside = box.body
  }
  return inside
}

/** Reads the first track that has pictures. */
export function readIso(file: Buffer): Film {
  const top = boxesOf(file)
  const movie = find(file, 'moov')
  const track = boxesOf(movie).find(
    ({ kind, body }) =>
      kind === 'trak' && find(body, 'mdia', 'hdlr').toString('latin1', 8, 12) !== 'soun',
  )
  if (!track) throw new RangeError('The file has no track with pictures.')
  const header = find(track.body, 'mdia', 'mdhd')
  const long = header.readUInt8(0) === 1
  const scale = header.readUInt32BE(long ? 20 : 12)
  const length = long ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16)
  const table = ['mdia', 'minf', 'stbl']
  const entry = find(track.body, ...table, 'stsd').subarray(8)
  return {
    codec: entry.toString('latin1', 4, 8),
    // A visual sample entry has its size after 32 bytes.
    width: entry.readUInt16BE(32),
    height: entry.readUInt16BE(34),
    duration: length / scale,
    frames: find(track.body, ...table, 'stsz').readUInt32BE(8),
    streams:
      (top.find(({ kind }) => kind === 'moov')?.start ?? 0) <
      (top.find(({ kind }) => kind === 'mdat')?.start ?? 0),
  }
}
