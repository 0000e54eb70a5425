import { expect, test } from 'vitest'
import { readFilm } from './film.ts'

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const box = (kind: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts)
  return Buffer.concat([u32(body.length + 8), Buffer.from(kind, 'latin1'), body])
}
const zeros = (count: number) => Buffer.alloc(count)

function mp4({ fast = true } = {}): Buffer {
  const entry = box('avc1', zeros(24), Buffer.from([0x05, 0x00, 0x02, 0xd0]), zeros(50))
  const table = box('stbl', box('stsd', zeros(4), u32(1), entry), box('stsz', zeros(8), u32(40)))
  const media = box(
    'mdia',
    box('mdhd', zeros(12), u32(1000), u32(2000), zeros(4)),
    box('hdlr', zeros(8), Buffer.from('vide'), zeros(12)),
    box('minf', table),
  )
  const movie = box('moov', box('trak', media))
  const data = box('mdat', zeros(30))
  return Buffer.concat([
    box('ftyp', Buffer.from('isom')),
    ...(fast ? [movie, data] : [data, movie]),
  ])
}

const element = (id: string, body: Buffer) =>
  Buffer.concat([
    Buffer.from(id, 'hex'),
    Buffer.from([0x10 | (body.length >> 24)]),
    u32(body.length).subarray(1),
    body,
  ])

function webm(): Buffer {
  const duration = Buffer.alloc(4)
  duration.writeFloatBE(2000)
  const info = element(
    '1549a966',
    Buffer.concat([element('2ad7b1', Buffer.from([0x0f, 0x42, 0x40])), element('4489', duration)]),
  )
  const video = element(
    'e0',
    Buffer.concat([
      element('b0', Buffer.from([0x05, 0x00])),
      element('ba', Buffer.from([0x02, 0xd0])),
    ]),
  )
  const tracks = element(
    '1654ae6b',
    element('ae', Buffer.concat([element('86', Buffer.from('V_AV1')), video])),
  )
  const blocks = Array.from({ length: 20 }, () => element('a3', zeros(6)))
  const clusters = [0, 1].map(() =>
    element('1f43b675', Buffer.concat([element('e7', zeros(1)), ...blocks])),
  )
  return Buffer.concat([
    element('1a45dfa3', zeros(4)),
    element('18538067', Buffer.concat([info, tracks, ...clusters])),
  ])
}

test('an MP4 tells its codec, size, duration and frames', () => {
  expect(readFilm('a.mp4', mp4())).toEqual({
    codec: 'avc1',
    width: 1280,
    height: 720,
    duration: 2,
    frames: 40,
    streams: true,
  })
})

test('an MP4 whose index comes last does not stream', () => {
  expect(readFilm('a.mp4', mp4({ fast: false })).streams).toBe(false)
})

test('a WebM tells the same', () => {
  expect(readFilm('a.webm', webm())).toEqual({
    codec: 'V_AV1',
    width: 1280,
    height: 720,
    duration: 2,
    frames: 40,
    streams: true,
  })
})

test.each([
  ['a.mp4', mp4()],
  ['a.webm', webm()],
])('%s cut off is an error, not a shorter film', (name, file) => {
  expect(() => readFilm(name, file.subarray(0, file.length - 40))).toThrow(RangeError)
})
