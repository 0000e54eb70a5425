import { expect, test } from 'vitest'
import { sniff, videoCodec } from './sniff.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test.each([
  ['\xff\xd8\xff\xe1', '', 'image', 'JPEG'],
  ['\x89PNG\r\n\x1a\n', 'text/plain', 'image', 'PNG'],
  ['RIFF\x10\0\0\0WEBPVP8 ', '', 'image', 'WebP'],
  ['RIFF\x10\0\0\0AVI LIST', '', 'video', 'AVI'],
  ['\0\0\0\x18ftypheic\0\0\0\0', '', 'image', 'HEIC'],
  ['\0\0\0\x18ftypmif1\0\0\0\0', '', 'image', 'HEIF'],
  ['\0\0\0\x18ftypavif\0\0\0\0', '', 'image', 'AVIF'],
  ['\0\0\0\x18ftypisom\0\0\0\0', '', 'video', 'MP4'],
  ['\0\0\0\x14ftypqt  \0\0\0\0', '', 'video', 'QuickTime'],
  ['\x1aE\xdf\xa3', 'video/webm', 'video', 'WebM'],
  ['<svg xmlns', 'image/svg+xml', 'image', 'SVG'],
  ['%PDF-1.7', 'application/pdf', 'other', 'PDF'],
  ['hello', '', 'other', ''],
])('%j of type %j is %s %s', (start, type, sort, format) => {
  expect(sniff(bytes(start), type)).toEqual({ sort, format })
})

test('the codec is found in the beginning or the end of a video', () => {
  expect(videoCodec([bytes('moov....hvc1..')])).toBe('H.265 (HEVC)')
  expect(videoCodec([bytes('mdat'), bytes('stsd..avc1..')])).toBe('H.264')
  expect(videoCodec([bytes('mdat')])).toBeUndefined()
})
