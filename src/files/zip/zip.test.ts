import { unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createRandom } from '../../math/random.ts'
import { crc32Of } from './crc32.ts'
import { readZip } from './read-zip.ts'
import { Joined, Zeros } from './testing/large-blob.ts'
import { type FileToZip, writeZip, zipParts } from './write-zip.ts'

const limits = { entries: 1000, bytes: 2 ** 40 }
const file = (path: string, text: string): FileToZip => ({ path, blob: new Blob([text]) })
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
const blobOf = (part: Uint8Array<ArrayBuffer> | Blob) =>
  part instanceof Blob ? part : new Blob([part])

test('another program unpacks what is written', async () => {
  const files = { 'tour.json': '{}\n', 'media/नक्शा – 1er étage.jpg': 'plan', 'media/a.vtt': '' }
  const zip = await writeZip(Object.entries(files).map(([path, text]) => file(path, text)))
  expect(zip.type).toBe('application/zip')
  const found = Object.entries(unzipSync(await bytesOf(zip)))
  const texts = found.map(([path, bytes]) => [path, new TextDecoder().decode(bytes)])
  expect(texts).toEqual(Object.entries(files))
})

test('what another program packed is read, folders and what macOS adds aside', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const long = 'A wide room. '.repeat(5000)
  const zip = zipSync({
    'tour.json': bytes('{}'),
    'media/': new Uint8Array(),
    'media/a.txt': [bytes(long), { level: 9 }],
    'media/é.txt': [bytes('stored'), { level: 0 }],
    '__MACOSX/media/._a.txt': bytes('x'),
  }) as Uint8Array<ArrayBuffer>
  expect(zip.length).toBeLessThan(2000)
  const entries = await readZip(new Blob([zip]), limits)
  const read = entries.map(async ({ path, blob }) => [path, await (await blob()).text()])
  expect(await Promise.all(read)).toEqual([
    ['tour.json', '{}'],
    ['media/a.txt', long],
    ['media/é.txt', 'stored'],
  ])
})

test('the same files give the same bytes, however often they go round', async () => {
  const random = createRandom(7)
  for (const count of [0, 1, 12]) {
    const files = Array.from({ length: count }, (_, index) => ({
      path: `media/${index}-${'ñé語'.slice(0, index % 4)}.bin`,
      blob: new Blob([Uint8Array.from({ length: random() * 5000 }, () => random() * 256)]),
    }))
    const first = await writeZip(files)
    const entries = await readZip(first, limits)
    const read = entries.map(async ({ path, blob }) => ({ path, blob: await blob() }))
    expect(entries.map(({ path }) => path)).toEqual(files.map(({ path }) => path))
    expect(await bytesOf(await writeZip(await Promise.all(read)))).toEqual(await bytesOf(first))
  }
})

test('files carry the date that is given, to two seconds', async () => {
  const modified = new Date(2026, 10, 24, 15, 30, 42)
  const header = new DataView((await bytesOf(await writeZip([file('a', '')], { modified }))).buffer)
  const [time, date] = [header.getUint16(10, true), header.getUint16(12, true)]
  expect([date >> 9, (date >> 5) & 15, date & 31]).toEqual([2026 - 1980, 11, 24])
  expect([time >> 11, (time >> 5) & 63, time & 31]).toEqual([15, 30, 21])
})

test('files and archives of more than 4 GiB', async () => {
  const large = new Zeros(4.5 * 2 ** 30)
  // The checksum is not looked at here, since reading so much takes long.
  const after = file('after.txt', 'behind it')
  const crcOf = async (blob: Blob) => (blob === large ? 1 : crc32Of(blob))
  const parts = await zipParts([{ path: 'large.mp4', blob: large }, after], { crcOf })
  const [entry, second] = await readZip(new Joined(parts.map(blobOf)), limits)
  expect(entry?.size).toBe(large.size)
  expect(await (await second?.blob())?.text()).toBe('behind it')
})
