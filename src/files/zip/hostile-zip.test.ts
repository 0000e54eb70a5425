import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readZip, type ZipLimits } from './read-zip.ts'
import { type Bytes, findRecord as find, patched, plainZip as plain } from './testing/patch-zip.ts'
import { signature } from './zip-format.ts'

const limits = { entries: 100, bytes: 10_000_000 }
/** Reads everything there is. */
async function readAll(bytes: Bytes, within: ZipLimits = limits) {
  const entries = await readZip(new Blob([bytes]), within)
  for (const { blob } of entries) await blob()
  return entries
}

const { local, central, end } = signature
const refused = (bytes: Bytes, code: string, within: ZipLimits = limits) =>
  expect(readAll(bytes, within)).rejects.toMatchObject({ name: 'ZipError', code })

test('what is no archive, has bytes behind or before it, or is cut off anywhere', async () => {
  for (const text of ['', 'PK\0', 'a text of some length, but no archive'])
    await refused(new TextEncoder().encode(text), 'NotZip')
  const whole = await plain('tour.json', 'media/a.jpg')
  await expect(readAll(whole)).resolves.toHaveLength(2)
  await refused(new Uint8Array([...whole, 0]), 'Truncated')
  await refused(new Uint8Array([...whole.slice(0, 4), ...whole]), 'Truncated')
  for (let length = 4; length < whole.length; length++)
    await refused(whole.slice(0, length), 'Truncated')
})

test('any single byte changed never gives another content, and any taken out is missed', async () => {
  const whole = await plain('tour.json', 'media/a.jpg')
  let faults = 0
  for (let at = 0; at < whole.length; at++) {
    const bytes = whole.slice()
    bytes[at] = (bytes[at] as number) ^ 0x11
    try {
      for (const { path, blob } of await readZip(new Blob([bytes]), limits)) {
        // A name may be another one, which the tour’s own manifest then does not find.
        expect(['in tour.json', 'in media/a.jpg']).toContain(await (await blob()).text())
        expect(path).not.toContain('..')
      }
    } catch (error) {
      expect(error).toMatchObject({ name: 'ZipError' })
      faults += 1
    }
    const without = new Uint8Array([...whole.slice(0, at), ...whole.slice(at + 1)])
    await expect(readAll(without)).rejects.toMatchObject({ name: 'ZipError' })
  }
  expect(faults).toBeGreaterThan(100)
})

test.each([
  ...['../a', 'media/../../a', '/etc/passwd', 'C:/a', 'C:a', '\\\\server\\a', 'media\\..\\a'],
  ...['a\0.jpg', 'a//b', './a', 'a/.', 'a\nb', 'a'.repeat(241)],
])('the path %j', async (path) => {
  await refused(await plain(path), 'Unsafe')
})

test.each([
  ['the same', 'media/a.jpg', 'media/a.jpg'],
  ['but for case', 'media/A.jpg', 'media/a.jpg'],
  ['but for composition', 'media/é.jpg', 'media/e\u0301.jpg'],
])('two names that are %s', async (_how, first, second) => {
  await refused(await plain(first, second), 'Unsafe')
})

test('a name that is no UTF-8, and a link', async () => {
  const bytes = await plain('aaa')
  bytes[find(bytes, central) + 46] = 0xff
  await refused(bytes, 'Unsafe')
  const link = patched(await plain('a'), central, 4, (3 << 8) | 45)
  await refused(patched(link, central, 38, (0o120777 << 16) >>> 0, 4), 'Unsafe')
})

test.each([
  ['encrypted', central, 8, 1, 2, 'Encrypted'],
  ['encrypted strongly', central, 8, 64, 2, 'Encrypted'],
  ['masked', central, 8, 1 << 13, 2, 'Encrypted'],
  ['another method', central, 10, 14, 2, 'Method'],
  ['a method that is another one in the file’s own header', local, 8, 8, 2, 'Damaged'],
  ['a stored file of two sizes', central, 24, 99, 4, 'Truncated'],
  ['an entry that lies beyond the end', central, 42, 0xfffffff, 4, 'Truncated'],
] as const)('%s', async (_what, record, field, value, size, code) => {
  await refused(patched(await plain('a'), record, field, value, size), code)
})

test('a stored file that reaches beyond the end, and entries that share their bytes', async () => {
  const longer = patched(await plain('a'), central, 24, 9999, 4)
  await refused(patched(longer, central, 20, 9999, 4), 'Truncated')
  // Its own header included: the first takes 35 bytes.
  for (const offset of [0, 20, 34])
    await refused(patched(await plain('a', 'b'), central, 42, offset, 4, 1), 'Bomb')
})

test('more entries, or more bytes, than the limits, and a count that is not that of the entries', async () => {
  const three = await plain('a', 'b', 'c')
  await expect(readAll(three, { entries: 3, bytes: 12 })).resolves.toHaveLength(3)
  await refused(three, 'Bomb', { entries: 2, bytes: 12 })
  await refused(three, 'Bomb', { entries: 3, bytes: 11 })
  const fewer = patched(await plain('a', 'b'), end, 10, 1)
  await refused(fewer, 'Truncated')
  await refused(patched(fewer, end, 8, 1), 'Truncated')
})

test('zeros that unpack to more than the directory admits, or than deflate can reach', async () => {
  const zeros = zipSync({ a: [new Uint8Array(500_000), { level: 9 }] }) as Bytes
  await expect(readAll(zeros.slice())).resolves.toHaveLength(1)
  await refused(zeros.slice(), 'Bomb', { entries: 1, bytes: 499_999 })
  // Declared small, real large.
  await refused(patched(zeros.slice(), central, 24, 1000, 4), 'Bomb', { entries: 1, bytes: 2000 })
  await refused(patched(zeros, central, 24, 9_000_000, 4), 'Bomb')
})

test('files that unpack to far more than there is, though each of them might', async () => {
  const file = [new Uint8Array(400_000), { level: 9 }] as const
  const zeros = zipSync({ a: [...file], b: [...file] }) as Bytes
  const growth = { above: 700_000, times: 20 }
  await refused(zeros, 'Bomb', { ...limits, growth })
  for (const other of [{ above: 900_000 }, { times: 2000 }]) {
    const within = { ...limits, growth: { ...growth, ...other } }
    await expect(readAll(zeros, within)).resolves.toHaveLength(2)
  }
})

test('packed bytes that are damaged, or unpack to others', async () => {
  const text = new TextEncoder().encode('A wide room. '.repeat(100))
  const packed = zipSync({ a: [text, { level: 9 }] }) as Bytes
  await refused(packed.slice().fill(0xff, 31, 36), 'Damaged')
  await refused(patched(packed, central, 16, 5, 4), 'Damaged')
})
