import { expect, test } from 'vitest'
import { writeZip } from '../../../../files/zip/write-zip.ts'
import { codec, type SimpleDocument, simpleDocument } from './testing/simple-document.ts'
import { readTourZip, writeTourZip } from './tour-zip.ts'

const home = simpleDocument('home', 'Home – घर', { 'media/a.jpg': 'a', 'media/é.mp4': 'bb' })
const zipped = () => writeTourZip(home.document, home.getBlob, codec)
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
const refused = (archive: Blob, code: string) =>
  expect(readTourZip(archive, 'home.zip', codec)).rejects.toMatchObject({
    fault: { code, name: 'home.zip' },
  })
/** An archive with these files instead. */
const packed = (files: Record<string, string>) =>
  writeZip(Object.entries(files).map(([path, text]) => ({ path, blob: new Blob([text]) })))

test('zip, reopen, zip: the same bytes', async () => {
  const first = await zipped()
  const { document, blobs } = await readTourZip(first, 'home.zip', codec)
  expect(document).toEqual(home.document)
  expect(blobs.get('of media/é.mp4')?.type).toBe('image/jpeg')
  const getBlob = async (id: string) => blobs.get(id) ?? new Blob()
  expect(await bytesOf(await writeTourZip(document, getBlob, codec))).toEqual(await bytesOf(first))
})

test('the same over tours of many shapes', async () => {
  let seed = 11
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % below
  }
  for (let round = 0; round < 20; round++) {
    const contents = Array.from({ length: random(8) }, (_, index) => [
      `media/${index}-${['room', 'chambre à coucher', 'कमरा'][random(3)]}.jpg`,
      String.fromCodePoint(0x20 + random(0x2000)).repeat(random(3000)),
    ])
    const tour = simpleDocument(`t${round}`, `“${round}”\n`, Object.fromEntries(contents))
    const first = await writeTourZip(tour.document, tour.getBlob, codec)
    const { document, blobs } = await readTourZip(first, '', codec)
    const again = await writeTourZip(document, async (id) => blobs.get(id) ?? new Blob(), codec)
    expect(await bytesOf(again)).toEqual(await bytesOf(first))
  }
})

test('packed again with a folder around it, it is still a tour', async () => {
  const text = codec.serialise(home.document)
  const files = { 'Home/tour.json': text, 'Home/media/a.jpg': 'a', 'Home/media/é.mp4': 'bb' }
  const { blobs } = await readTourZip(await packed(files), 'home.zip', codec)
  expect(await blobs.get('of media/a.jpg')?.text()).toBe('a')
})

test('a later version, another archive, no archive', async () => {
  const newer = codec.serialise({ ...home.document, version: 2 })
  await refused(await packed({ 'tour.json': newer }), 'ZipNewer')
  await refused(await packed({ 'tour.json': '{"version":1}' }), 'ZipNoTour')
  await refused(await packed({ 'tour.json': 'no JSON' }), 'ZipNoTour')
  await refused(await packed({ 'photo.jpg': 'a' }), 'ZipNoTour')
  await refused(new Blob(['a text, and no archive at all']), 'ZipNot')
  await refused(new Blob(), 'ZipNot')
})

test('cut off, or damaged in a picture', async () => {
  const whole = await zipped()
  await refused(whole.slice(0, whole.size - 1), 'ZipTruncated')
  const bytes = await bytesOf(whole)
  const at = new TextDecoder('latin1').decode(bytes).indexOf('media/a.jpg') + 'media/a.jpg'.length
  bytes[at] = 0x7a
  await refused(new Blob([bytes]), 'ZipDamaged')
})

test('a file that the document names and the archive lacks, or has in another size', async () => {
  const text = codec.serialise(home.document)
  await refused(await packed({ 'tour.json': text, 'media/a.jpg': 'a' }), 'ZipDamaged')
  const longer = { 'tour.json': text, 'media/a.jpg': 'aa', 'media/é.mp4': 'bb' }
  await refused(await packed(longer), 'ZipDamaged')
})

test('paths that lead out, in the archive and in the document', async () => {
  await refused(await packed({ 'tour.json': '{}', '../a': 'x' }), 'ZipUnsafe')
  const files = [{ id: 'a', path: '../../a', type: '', bytes: 1 }]
  const text = codec.serialise({ ...home.document, files })
  await refused(await packed({ 'tour.json': text }), 'ZipUnsafe')
})

test('a file that cannot be read any more', async () => {
  const archive = await zipped()
  archive.slice = () => {
    throw new DOMException('Changed', 'NotReadableError')
  }
  await refused(archive, 'Unreadable')
})

test('it says how far it is, and ends when it is told to', async () => {
  const shares: number[] = []
  const archive = await writeTourZip(home.document, home.getBlob, codec, {
    onShare: (share) => shares.push(share),
  })
  expect(shares.at(-1)).toBe(1)
  const signal = AbortSignal.abort()
  const read = readTourZip<SimpleDocument>(archive, '', codec, { signal })
  await expect(read).rejects.toMatchObject({ name: 'AbortError' })
  const write = writeTourZip(home.document, home.getBlob, codec, { signal })
  await expect(write).rejects.toMatchObject({ name: 'AbortError' })
})
