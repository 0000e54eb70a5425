import { readFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Bytes, patched } from '../../../../files/zip/testing/patch-zip.ts'
import { writeZip, zipParts } from '../../../../files/zip/write-zip.ts'
import { signature } from '../../../../files/zip/zip-records.ts'
import { createRandom } from '../../../../math/random.ts'
import { createDocument } from '../../model/document/create-document.ts'
import { addRooms } from '../../model/document/rooms.ts'
import { serialiseDocument } from '../../model/document/serialise-document.ts'
import type { TourDocument } from '../../model/document/tour-document.ts'
import { randomDocument } from '../../model/testing/random-document.ts'
import { tourCodec } from './tour-codec.ts'
import { readTourZip, writeTourZip } from './tour-zip.ts'

const home = addRooms(createDocument('home', 'Home'), [
  {
    ...{ id: 'hall', fileName: 'hall.jpg', sort: 'image', detected: 'sphere' },
    file: { id: 'file', path: 'media/hall.jpg', type: 'image/jpeg', bytes: 4 },
  },
])
const manifest = serialiseDocument(home)
const read = (archive: Blob) => readTourZip(archive, 'home.zip', tourCodec)
const refused = (archive: Blob, code: string) =>
  expect(read(archive)).rejects.toMatchObject({ fault: { code, name: 'home.zip' } })
const packed = (files: Record<string, string>) =>
  writeZip(Object.entries(files).map(([path, text]) => ({ path, blob: new Blob([text]) })))
/** The tour with its document changed as text. */
const changed = (change: (text: string) => string) =>
  packed({ 'tour.json': change(manifest), 'media/hall.jpg': 'hall' })
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer()) as Bytes

test('zip, reopen, zip: any tour comes back, and its archive is the same bytes', async () => {
  let files = 0
  for (let seed = 0; seed < 40; seed += 1) {
    const dice = createRandom(seed)
    const random = randomDocument(dice)
    const contents = new Map(
      random.files.map(({ id }) => [
        id,
        Uint8Array.from({ length: dice() * 2000 }, () => dice() * 256),
      ]),
    )
    const document: TourDocument = {
      ...random,
      files: random.files.map((file) => ({ ...file, bytes: contents.get(file.id)?.length ?? 0 })),
    }
    const first = await writeTourZip(
      document,
      async (id) => new Blob([contents.get(id) ?? new Uint8Array()]),
      tourCodec,
    )
    const opened = await read(first)
    expect(serialiseDocument(opened.document)).toBe(serialiseDocument(document))
    for (const [id, content] of contents) {
      const blob = opened.blobs.get(id)
      expect(blob && (await bytesOf(blob))).toEqual(content)
      files += 1
    }
    const again = await writeTourZip(
      opened.document,
      async (id) => opened.blobs.get(id) ?? new Blob(),
      tourCodec,
    )
    expect(await bytesOf(again)).toEqual(await bytesOf(first))
  }
  expect(files).toBeGreaterThan(100)
})

test('a document of a newer version, whatever else is in it', async () => {
  await refused(
    await changed((text) => text.replace('"version": 1', '"version": 2, "walls": [[]]')),
    'ZipNewer',
  )
})

test.each([
  [
    'another version before this one',
    (text: string) => text.replace('"version": 1', '"version": 0'),
  ],
  ['a key of its own', (text: string) => text.replace('"id"', '"__proto__": {"rooms": []}, "id"')],
  ['a room without its file', (text: string) => text.replace('"file": "file"', '"file": "other"')],
  ['a number that is none', (text: string) => text.replace('"bytes": 4', '"bytes": 1e999')],
  ['control characters', (text: string) => text.replace('"Home"', '"Ho\\u0000me"')],
  ['another kind of file', (text: string) => text.replace('image/jpeg', 'text/html')],
  ['half of it', (text: string) => text.slice(0, text.length / 2)],
  ['nothing', () => ''],
])('a document with %s is no tour', async (_what, change) => {
  await refused(await changed(change), 'ZipNoTour')
})

test.each([
  '../hall.jpg',
  '/etc/hall.jpg',
  'media/../hall.jpg',
  'C:/hall.jpg',
  'media\\\\hall.jpg',
])('a document that names %s, and an archive that has it', async (path) => {
  const text = manifest.replace('media/hall.jpg', path)
  await refused(await packed({ 'tour.json': text, 'media/hall.jpg': 'hall' }), 'ZipNoTour')
  const name = JSON.parse(`"${path}"`)
  await refused(await packed({ 'tour.json': text, [name]: 'hall' }), 'ZipUnsafe')
})

test('media that are missing, under another case, of another size, or a folder', async () => {
  await refused(await packed({ 'tour.json': manifest }), 'ZipDamaged')
  await refused(await packed({ 'tour.json': manifest, 'media/Hall.jpg': 'hall' }), 'ZipDamaged')
  await refused(await packed({ 'tour.json': manifest, 'media/hall.jpg': 'halls' }), 'ZipDamaged')
  await refused(await packed({ 'tour.json': manifest, 'media/hall.jpg/': '' }), 'ZipDamaged')
})

test('two documents: the one at the top; two in folders are none', async () => {
  const other = manifest.replace('"Home"', '"Other"')
  const files = { 'x/tour.json': other, 'tour.json': manifest, 'media/hall.jpg': 'hall' }
  expect((await read(await packed(files))).document.name).toBe('Home')
  await refused(await packed({ 'x/tour.json': manifest, 'y/tour.json': other }), 'ZipNoTour')
  await refused(await packed({ 'tour.json': manifest, 'TOUR.json': other }), 'ZipUnsafe')
})

test('a document that unpacks to more than any tour says', async () => {
  const spaces = new TextEncoder().encode(manifest.padEnd(33 * 2 ** 20))
  const archive = zipSync({ 'tour.json': [spaces, { level: 9 }] }) as Bytes
  await refused(new Blob([archive]), 'ZipBomb')
})

test('media that unpack to more than they are said to', async () => {
  const zeros = zipSync({
    'tour.json': [new TextEncoder().encode(manifest), { level: 0 }],
    'media/hall.jpg': [new Uint8Array(20_000_000), { level: 9 }],
  }) as Bytes
  // As the document says: four bytes.
  await refused(new Blob([patched(zeros, signature.central, 24, 4, 4, 1)]), 'ZipBomb')
})

test('a hundred thousand entries', async () => {
  const blob = new Blob(['x'])
  const files = Array.from({ length: 100_000 }, (_, at) => ({ path: `media/${at}`, blob, crc: 1 }))
  const parts = await zipParts([{ path: 'tour.json', blob: new Blob(['x']), crc: 1 }, ...files])
  // In one piece, since Node is slow with a Blob of so many.
  const bytes = Buffer.concat(parts.map((part) => (part instanceof Blob ? Buffer.of(120) : part)))
  await refused(new Blob([bytes]), 'ZipBomb')
})

test.each(['en', 'es', 'fr', 'hi'])('each refusal has words of its own in %s', (locale) => {
  const words: Record<string, string> = JSON.parse(
    readFileSync(`content/${locale}/ui/tour.json`, 'utf8'),
  )
  const codes = [
    'Not',
    'Truncated',
    'Damaged',
    'Unsafe',
    'Bomb',
    'Encrypted',
    'Method',
    'NoTour',
    'Newer',
  ]
  const sentences = codes.map((code) => words[`faultZip${code}`])
  expect(sentences.every((sentence) => sentence?.includes('{{name}}'))).toBe(true)
  expect(new Set(sentences).size).toBe(codes.length)
})
