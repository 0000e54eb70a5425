import { unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readZip } from './read-zip.ts'
import { Joined, Zeros } from './testing/large-blob.ts'
import { writeZip, type ZipFile, zipParts } from './write-zip.ts'

const limits = { entries: 1000, bytes: 2 ** 40 }
const file = (path: string, text: string): ZipFile => ({ path, blob: new Blob([text]) })
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
const texts = async (zip: Blob) =>
  Promise.all(
    (await readZip(zip, limits)).map(async ({ path, blob }) => [path, await (await blob()).text()]),
  )

test('another program unpacks what is written', async () => {
  const zip = await writeZip([
    file('tour.json', '{}\n'),
    file('media/नक्शा – 1er étage.jpg', 'plan'),
    file('media/empty.vtt', ''),
  ])
  expect(zip.type).toBe('application/zip')
  const found = unzipSync(await bytesOf(zip))
  const decoded = Object.entries(found).map(([path, bytes]) => [
    path,
    new TextDecoder().decode(bytes),
  ])
  expect(decoded).toEqual([
    ['tour.json', '{}\n'],
    ['media/नक्शा – 1er étage.jpg', 'plan'],
    ['media/empty.vtt', ''],
  ])
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
  })
  expect(zip.length).toBeLessThan(2000)
  expect(await texts(new Blob([zip as Uint8Array<ArrayBuffer>]))).toEqual([
    ['tour.json', '{}'],
    ['media/a.txt', long],
    ['media/é.txt', 'stored'],
  ])
})

test('the same files give the same bytes, however often they go round', async () => {
  let seed = 7
  const random = () => {
    seed = (seed * 48271) % 2147483647
    return seed / 2147483647
  }
  for (let round = 0; round < 30; round++) {
    const files = Array.from({ length: Math.floor(random() * 12) }, (_, index) => ({
      path: `media/${index}-${'ñé語'.slice(0, Math.floor(random() * 4))}.bin`,
      blob: new Blob([
        Uint8Array.from({ length: Math.floor(random() * 5000) }, () => Math.floor(random() * 256)),
      ]),
    }))
    const first = await writeZip(files)
    const entries = await readZip(first, limits)
    const again = await writeZip(
      await Promise.all(entries.map(async ({ path, blob }) => ({ path, blob: await blob() }))),
    )
    expect(entries.map(({ path }) => path)).toEqual(files.map(({ path }) => path))
    expect(await bytesOf(again)).toEqual(await bytesOf(first))
  }
})

test('files and archives of more than 4 GiB', async () => {
  const large = new Zeros(4.5 * 2 ** 30)
  // The checksum is not looked at here, since reading so much takes long.
  const first = { path: 'large.mp4', blob: large, crc: 1 }
  const parts = await zipParts([first, file('after.txt', 'behind it')])
  const zip = new Joined(parts.map((part) => (part instanceof Blob ? part : new Blob([part]))))
  const [entry, after] = await readZip(zip, limits)
  expect(entry?.size).toBe(large.size)
  expect(await (await after?.blob())?.text()).toBe('behind it')
})

test('more entries than a short can count', async () => {
  const blob = new Blob(['x'])
  const files = Array.from({ length: 65_540 }, (_, index) => ({ path: `${index}`, blob, crc: 1 }))
  const parts = await zipParts(files)
  // In one piece, since Node is slow with a Blob of so many.
  const zip = new Blob([
    Buffer.concat(
      parts.map((part) => (part instanceof Blob ? [120] : part)).map((part) => Buffer.from(part)),
    ),
  ])
  await expect(readZip(zip, { entries: 65_539, bytes: 1e6 })).rejects.toThrow('Bomb')
  expect(await readZip(zip, { entries: 65_540, bytes: 1e6 })).toHaveLength(65_540)
})

test('a stored file is a part of the archive, not a copy of it', async () => {
  const zip = await writeZip([file('a', 'content')])
  const slices: number[] = []
  const slice = zip.slice.bind(zip)
  zip.slice = (start = 0, end = 0, type = '') => {
    slices.push(end - start)
    return slice(start, end, type)
  }
  const [entry] = await readZip(zip, limits)
  const blob = await entry?.blob()
  expect(slices.at(-1)).toBe('content'.length)
  expect(await blob?.text()).toBe('content')
})

test('how far it is, is told', async () => {
  const shares: number[] = []
  await writeZip([file('a', '1234'), file('b', '12')], { onShare: (share) => shares.push(share) })
  expect(shares).toEqual([4 / 6, 1])
})
