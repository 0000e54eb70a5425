import { expect, test } from 'vitest'
import { captionFile } from './caption-file.ts'

const vtt = 'WEBVTT\n\n00:00.000 --> 00:01.000\nथोड़ा &amp; <i>un peu</i>\n'
const srt = '1\r\n00:00:00,000 --> 00:00:01,000\r\nCaf\xe9 & <font color=red>thé</font>\r\n'

test('WebVTT is kept byte by byte, beside another of its name; SubRip of an old Windows becomes WebVTT', async () => {
  const { blob, file } = await captionFile(new Blob([vtt]), 'walks/W.en.vtt', ['media/W.en.vtt'])
  expect(await blob.text()).toBe(vtt)
  expect(file).toMatchObject({ path: 'media/W.en-2.vtt', type: 'text/vtt', bytes: blob.size })
  expect(blob.type).toBe('text/vtt')
  const bytes = Uint8Array.from(srt, (character) => character.charCodeAt(0))
  const made = await captionFile(new Blob([bytes]), 'Walk.srt', [])
  expect(made.file.path).toBe('media/Walk.vtt')
  expect(await made.blob.text()).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nCafé &amp; thé\n')
})

test.each([
  ['a text of no captions', new Blob(['Hello'])],
  ['a picture', new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0, 1, 2, 3])])],
  ['what is far too long', new Blob([vtt, new Uint8Array(5 * 2 ** 20)])],
])('%s is refused by its name', async (_what, blob) => {
  await expect(captionFile(blob, 'walk.vtt', [])).rejects.toMatchObject({
    fault: { code: 'Captions', name: 'walk.vtt' },
  })
})

test('what cannot be read any more is said to be that', async () => {
  const gone = new Blob([vtt])
  gone.arrayBuffer = () => Promise.reject(new DOMException('Changed', 'NotReadableError'))
  await expect(captionFile(gone, 'walk.vtt', [])).rejects.toMatchObject({
    fault: { code: 'Unreadable', name: 'walk.vtt' },
  })
})
