import { expect, test } from 'vitest'
import { asciiText } from './bytes.ts'
import { readImageHead } from './image-head.ts'
import { imageSize } from './image-size.ts'

const text = (value: string) => Uint8Array.from(value, (character) => character.charCodeAt(0))
const segment = (marker: number, ...content: Uint8Array[]) => {
  const length = content.reduce((sum, part) => sum + part.length, 2)
  return new Blob([
    new Uint8Array([0xff, marker, length >> 8, length & 255]),
    ...(content as BlobPart[]),
  ])
}
const start = new Uint8Array([0xff, 0xd8])
const profile = segment(0xe2, new Uint8Array(60_000))
const frame = segment(0xc0, new Uint8Array([8, 0x08, 0x00, 0x10, 0x00, 3]))
const scan = segment(0xda, new Uint8Array(8))
const pixels = new Uint8Array(100_000).fill(7)
const xmp = (value: string) => segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${value}`))
const extension = (value: string, place: number) => {
  const header = new Uint8Array(40)
  new DataView(header.buffer).setUint32(36, place)
  return segment(0xe1, text('http://ns.adobe.com/xmp/extension/\0'), header, text(value))
}

const beginning = 256 * 1024

test('XMP and size are read behind a large color profile', async () => {
  const profiles = Array.from({ length: 9 }, () => profile)
  const panorama = xmp('GPano:FullPanoWidthPixels="8"')
  const file = new Blob([start, ...profiles, panorama, frame, scan, pixels])
  const head = await readImageHead(file, beginning)
  expect(asciiText(head)).toContain('GPano:FullPanoWidthPixels="8"')
  expect(imageSize(head)).toEqual({ width: 4096, height: 2048 })
  expect(head.length).toBeLessThan(beginning + 1000)
})

test.each([
  ['in the beginning', 0],
  ['beyond it', 5],
])('extended XMP %s is put together, whatever the order of its parts', async (_where, profiles) => {
  const before = Array.from({ length: profiles }, () => profile)
  const parts = [extension('PanoWidthPixels="7000"', 10), extension('GPano:Full', 0)]
  const head = await readImageHead(new Blob([start, ...before, ...parts, frame, scan]), beginning)
  expect(asciiText(head)).toContain('GPano:FullPanoWidthPixels="7000"')
  expect(imageSize(head)).toEqual({ width: 4096, height: 2048 })
})

test('a depth map of megabytes is not read', async () => {
  const depth = Array.from({ length: 60 }, (_, at) => extension('x'.repeat(60_000), at * 60_000))
  const head = await readImageHead(new Blob([start, ...depth, frame, scan]), beginning)
  expect(head.length).toBeLessThan(beginning + 1024 * 1024)
  expect(imageSize(head)).toEqual({ width: 4096, height: 2048 })
})

test.each([
  ['PNG', '\x89PNG\r\n\x1a\n'],
  ['WebP', 'RIFF\0\0\0\0WEBPVP8X'],
])('XMP behind the pixels of a %s', async (_format, magic) => {
  const file = new Blob([text(magic), new Uint8Array(beginning), text('GPano:A="1"')])
  expect(asciiText(await readImageHead(file, beginning))).toContain('GPano:A="1"')
})

test('a truncated or damaged picture is read as far as it goes', async () => {
  const profiles = Array.from({ length: 5 }, () => profile)
  for (const end of [[], [0xff], [0xff, 0xe1, 0, 0]]) {
    const file = new Blob([start, ...profiles, new Uint8Array(end)])
    expect(await readImageHead(file, beginning)).toHaveLength(beginning)
  }
  expect(await readImageHead(new Blob([]), beginning)).toHaveLength(0)
})
