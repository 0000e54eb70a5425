import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Bytes, patched } from '../../../../files/zip/testing/patch-zip.ts'
import { writeZip } from '../../../../files/zip/write-zip.ts'
import { signature } from '../../../../files/zip/zip-format.ts'
import { createRandom } from '../../../../math/random.ts'
import { createDocument } from '../../model/document/create-document.ts'
import { serializeDocument } from '../../model/document/parse-document.ts'
import { addRooms } from '../../model/document/rooms.ts'
import { newRoom } from '../../model/testing/fixtures.ts'
import { randomDocument } from '../../model/testing/random-document.ts'

import { readTourZip, writeTourZip } from './tour-zip.ts'

const file = { ...newRoom('hall').file, bytes: 4 }
const home = addRooms(createDocument('home', 'Home – घर'), [newRoom('hall', { file })])
const manifest = serializeDocument(home)
const read = (archive: Blob) => readTourZip(archive, 'home.zip')
const refused = (archive: Blob, code: string) =>
  expect(read(archive)).rejects.toMatchObject({ fault: { code, name: 'home.zip' } })
const packed = (files: Record<string, string>) =>
  writeZip(Object.entries(files).map(([path, text]) => ({ path, blob: new Blob([text]) })))
/** The tour, its document as another text. */
const tour = (text = manifest) => packed({ 'tour.json': text, 'media/hall.jpg': 'hall' })
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer()) as Bytes

async function comesBack(seed: number) {
  const dice = createRandom(seed)
  const random = randomDocument(dice)
  const contents = new Map(
    random.files.map(({ id }) => [id, new Blob([`${seed} ${id}`.repeat(dice() * 200)])]),
  )
  const sized = random.files.map((each) => ({ ...each, bytes: contents.get(each.id)?.size ?? 0 }))
  const document = { ...random, files: sized }
  const from = (blobs: Map<string, Blob>) => async (id: string) => blobs.get(id) ?? new Blob()
  const first = await writeTourZip(document, from(contents))
  const opened = await read(first)
  expect(serializeDocument(opened.document)).toBe(serializeDocument(document))
  for (const { id, type } of document.files) {
    expect(opened.blobs.get(id)?.type).toBe(type)
    expect(await opened.blobs.get(id)?.text()).toBe(await contents.get(id)?.text())
  }
  const again = await writeTourZip(opened.document, from(opened.blobs))
  expect(await bytesOf(again)).toEqual(await bytesOf(first))
}

test('zip, reopen, zip: any tour comes back, and its archive is the same bytes', async () => {
  for (let seed = 0; seed < 4; seed += 1) await comesBack(seed)
})

test('a tour packed again with a folder around it is one; of two documents the one at the top, of two in folders none', async () => {
  const archive = await packed({ 'Home/tour.json': manifest, 'Home/media/hall.jpg': 'hall' })
  expect(await (await read(archive)).blobs.get(file.id)?.text()).toBe('hall')
  const other = manifest.replace('"Home', '"Other')
  const files = { 'x/tour.json': other, 'tour.json': manifest, 'media/hall.jpg': 'hall' }
  expect((await read(await packed(files))).document.name).toBe('Home – घर')
  await refused(await packed({ 'x/tour.json': manifest, 'y/tour.json': other }), 'ZipNoTour')
  await refused(await packed({ 'tour.json': manifest, 'TOUR.json': other }), 'ZipUnsafe')
})

test('another archive, none, a newer version, or media missing, under another case, of another size, or a folder, are refused', async () => {
  await refused(await packed({ 'photo.jpg': 'a' }), 'ZipNoTour')
  await refused(new Blob(['a text, and no archive at all']), 'ZipNot')
  await refused(new Blob(), 'ZipNot')
  await refused(
    await tour(manifest.replace('"version": 1', '"version": 2, "walls": [[]]')),
    'ZipNewer',
  )
  await refused(await packed({ 'tour.json': manifest }), 'ZipDamaged')
  for (const [path, text] of [
    ['media/Hall.jpg', 'hall'],
    ['media/hall.jpg', 'halls'],
    ['media/hall.jpg/', ''],
  ])
    await refused(await packed({ 'tour.json': manifest, [path ?? '']: text ?? '' }), 'ZipDamaged')
})

test.each([
  ['an older version', ['"version": 1', '"version": 0']],
  ['a key of its own', ['"id"', '"__proto__": {"rooms": []}, "id"']],
  ['a room without its file', ['"file": "file-hall"', '"file": "other"']],
  ['control characters', ['"Home', '"Ho\\u0000me']],
  ['another kind of file', ['image/jpeg', 'text/html']],
  ['half of it', [manifest.slice(manifest.length / 2), '']],
])('a document of %s is no tour', async (_what, [from = '', to = '']) => {
  await refused(await tour(manifest.replace(from, to)), 'ZipNoTour')
})

test.each(['../hall.jpg', '/etc/hall.jpg', 'media/../hall.jpg', 'C:/hall.jpg', 'media\\hall.jpg'])(
  'a document that names %s, and an archive that has it',
  async (path) => {
    const text = manifest.replace('"media/hall.jpg"', JSON.stringify(path))
    await refused(await tour(text), 'ZipNoTour')
    await refused(await packed({ 'tour.json': text, [path]: 'hall' }), 'ZipUnsafe')
  },
)

test('cut off, damaged in a picture, or not to be read any more', async () => {
  const whole = await tour()
  await refused(whole.slice(0, whole.size - 1), 'ZipTruncated')
  const bytes = await bytesOf(whole)
  bytes[new TextDecoder('latin1').decode(bytes).indexOf('jpghall') + 3] = 0x7a
  await refused(new Blob([bytes]), 'ZipDamaged')
  whole.slice = () => {
    throw new DOMException('Changed', 'NotReadableError')
  }
  await refused(whole, 'Unreadable')
})

test('more entries than any tour has, or a document or media that unpack to more than they should', async () => {
  const many = Array.from({ length: 4000 }, (_, at) => [`media/${at}`, ''])
  await refused(await packed({ 'tour.json': manifest, ...Object.fromEntries(many) }), 'ZipBomb')
  const text = new TextEncoder().encode(manifest)
  const zipped = (document: Uint8Array, media: Uint8Array) =>
    zipSync({
      'tour.json': [document, { level: 6 }],
      'media/hall.jpg': [media, { level: 9 }],
    }) as Bytes
  const dice = createRandom(1)
  const noise = zipped(
    new Uint8Array(40_000).map(() => dice() * 256),
    new Uint8Array(4),
  )
  await refused(new Blob([patched(noise, signature.central, 24, 32 * 2 ** 20 + 1, 4)]), 'ZipBomb')
  // As the document says: four bytes.
  const zeros = zipped(text, new Uint8Array(100_000))
  await refused(new Blob([patched(zeros, signature.central, 24, 4, 4, 1)]), 'ZipBomb')
})
