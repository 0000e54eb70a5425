import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { expect, test } from 'vitest'
import { join } from '../spherical/testing/build.ts'
import { crc32 } from './crc32.ts'
import { readZip } from './read-zip.ts'
import { type Bytes, findRecord, patched } from './testing/patch-zip.ts'
import { encodeRecord, generalPurposeFlag, maxUint16, maxUint32, signature } from './zip-format.ts'

const limits = { entries: 100, bytes: 10_000_000 }
const { central, end64, locator64 } = signature
const name = strToU8('media/a.txt')
const content = strToU8('a small file, packed as if it were a large one')

/** An archive in which every number stands where large ones would. */
function zip64(): Bytes {
  const { length } = content
  const about = [
    45,
    generalPurposeFlag.utf8,
    0,
    0,
    33,
    crc32(content),
    maxUint32,
    maxUint32,
    name.length,
  ]
  const local = [
    encodeRecord('4', signature.local),
    encodeRecord('2222244422', ...about, 20),
    ...[name, encodeRecord('2288', 1, 16, length, length), content],
  ]
  const directory = [
    encodeRecord('42', central, 45),
    encodeRecord('2222244422', ...about, 28),
    encodeRecord('22244', 0, 0, 0, 0, maxUint32),
    ...[name, encodeRecord('22888', 1, 24, length, length, 0)],
  ]
  const [start, size] = [local, directory].map((parts) =>
    parts.reduce((sum, part) => sum + part.length, 0),
  ) as [number, number]
  return join(
    ...local,
    ...directory,
    encodeRecord('4822448888', end64, 44, 45, 45, 0, 0, 1, 1, size, start),
    encodeRecord('4484', locator64, 0, start + size, 1),
    encodeRecord('42222442', signature.end, 0, 0, maxUint16, maxUint16, maxUint32, maxUint32, 0),
  )
}

async function texts(bytes: Bytes) {
  const entries = await readZip(new Blob([bytes]), limits)
  return Promise.all(entries.map(async ({ path, blob }) => [path, await (await blob()).text()]))
}

const refused = (bytes: Bytes, code: string) =>
  expect(texts(bytes)).rejects.toMatchObject({ name: 'ZipError', code })

test('numbers of eight bytes are read where they stand', async () => {
  expect(await texts(zip64())).toEqual([['media/a.txt', new TextDecoder().decode(content)]])
})

test('cut off anywhere, or with an end that is not where it is said to be', async () => {
  const whole = zip64()
  for (let length = 4; length < whole.length; length++)
    await refused(whole.slice(0, length), 'Truncated')
  for (const place of [0, 5, 2 ** 40]) {
    await refused(patched(zip64(), locator64, 8, place, 8), 'Truncated')
    await refused(patched(zip64(), end64, 48, place + 1, 8), 'Truncated')
  }
})

test('more entries than there are, sizes that no disk has, and a field that is too short for them', async () => {
  await refused(patched(zip64(), end64, 32, 2, 8), 'Truncated')
  await refused(patched(zip64(), end64, 32, 2 ** 50, 8), 'Bomb')
  const bytes = zip64()
  bytes.fill(0xff, findRecord(bytes, end64) + 32, findRecord(bytes, end64) + 40)
  await refused(bytes, 'Truncated')
  const field = 46 + name.length
  const huge = patched(zip64(), central, field + 4, 2 ** 45, 8)
  await refused(patched(huge, central, field + 12, 2 ** 45, 8), 'Bomb')
  await refused(patched(zip64(), central, field + 2, 16), 'Truncated')
  await refused(patched(zip64(), central, field, 7), 'Bomb')
})

test('archives that were written as a stream, their sizes behind each file', async () => {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for (const [path, file] of [
    ['tour.json', new ZipDeflate('tour.json', { level: 9 })],
    ['media/a.jpg', new ZipPassThrough('media/a.jpg')],
  ] as const) {
    zip.add(file)
    file.push(strToU8(`in ${path} `.repeat(50)), true)
  }
  zip.end()
  const bytes = join(...chunks)
  const flags = new DataView(bytes.buffer).getUint16(findRecord(bytes, central) + 8, true)
  expect(flags & 8).toBe(8)
  expect(await texts(bytes)).toEqual([
    ['tour.json', 'in tour.json '.repeat(50)],
    ['media/a.jpg', 'in media/a.jpg '.repeat(50)],
  ])
})
