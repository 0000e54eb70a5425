import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readZip, type ZipLimits } from './read-zip.ts'
import { type Bytes, findRecord as find, patched, plainZip as plain } from './testing/patch-zip.ts'
import { signature } from './zip-records.ts'

const limits = { entries: 100, bytes: 10_000_000 }
/** Reads everything there is. */
async function readAll(bytes: Bytes, within: ZipLimits = limits) {
  const entries = await readZip(new Blob([bytes]), within)
  for (const { blob } of entries) await blob()
  return entries
}

const { local, central, end } = signature
const refused = (bytes: Bytes, code: string, within: ZipLimits = limits) =>
  expect(readAll(bytes, within)).rejects.toMatchObject({ name: 'ZipFault', code })

test('what is no archive', async () => {
  await refused(new Uint8Array(), 'NotZip')
  await refused(new Uint8Array(3), 'NotZip')
  await refused(new TextEncoder().encode('a text of some length, but no archive'), 'NotZip')
})

test('cut off anywhere', async () => {
  const whole = await plain('tour.json', 'media/a.jpg')
  await expect(readAll(whole)).resolves.toHaveLength(2)
  for (let length = 4; length < whole.length; length++) {
    await refused(whole.slice(0, length), 'Truncated')
  }
})

test('any single byte changed never gives another content', async () => {
  const whole = await plain('tour.json', 'media/a.jpg')
  const outcomes = { refused: 0, same: 0 }
  for (let at = 0; at < whole.length; at++) {
    const bytes = whole.slice()
    bytes[at] = (bytes[at] as number) ^ 0x11
    const read = readZip(new Blob([bytes]), limits)
    try {
      const entries = await read
      for (const { path, blob } of entries) {
        const text = await (await blob()).text()
        // A name may be another one, which the tour’s own manifest then does not find.
        expect(['in tour.json', 'in media/a.jpg']).toContain(text)
        expect(path).not.toContain('..')
      }
      outcomes.same += 1
    } catch (error) {
      expect(error).toMatchObject({ name: 'ZipFault' })
      outcomes.refused += 1
    }
  }
  expect(outcomes.refused).toBeGreaterThan(100)
})

test('any single byte taken out is missed', async () => {
  const whole = await plain('tour.json', 'media/a.jpg')
  for (let at = 0; at < whole.length; at++) {
    const bytes = new Uint8Array([...whole.slice(0, at), ...whole.slice(at + 1)])
    await expect(readAll(bytes)).rejects.toMatchObject({ name: 'ZipFault' })
  }
})

test('bytes behind or before it', async () => {
  const whole = await plain('a')
  await refused(new Uint8Array([...whole, 0]) as Bytes, 'Truncated')
  await refused(new Uint8Array([...whole.slice(0, 4), ...whole]) as Bytes, 'Truncated')
})

test.each([
  '../a',
  'media/../../a',
  '/etc/passwd',
  'C:/a',
  'C:a',
  '\\\\server\\a',
  'media\\..\\a',
  'a\0.jpg',
  'a//b',
  './a',
  'a/.',
  'a\nb',
  `${'a'.repeat(300)}`,
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

test('a name that is no UTF-8', async () => {
  const bytes = await plain('aaa')
  bytes[find(bytes, central) + 46] = 0xff
  await refused(bytes, 'Unsafe')
})

test('a link', async () => {
  const bytes = patched(await plain('a'), central, 4, (3 << 8) | 45)
  await refused(patched(bytes, central, 38, (0o120777 << 16) >>> 0, 4), 'Unsafe')
})

test('encrypted, in each way that is flagged', async () => {
  for (const flags of [1, 64, 1 << 13]) {
    await refused(patched(await plain('a'), central, 8, flags), 'Encrypted')
  }
})

test('another method', async () => {
  await refused(patched(await plain('a'), central, 10, 14), 'Method')
})

test('a method that is another one in the file’s own header', async () => {
  await refused(patched(await plain('a'), local, 8, 8), 'Damaged')
})

test('a stored file of two sizes, and one that reaches beyond the end', async () => {
  await refused(patched(await plain('a'), central, 24, 99, 4), 'Truncated')
  const longer = patched(await plain('a'), central, 24, 9999, 4)
  await refused(patched(longer, central, 20, 9999, 4), 'Truncated')
})

test('an entry that lies beyond the end', async () => {
  await refused(patched(await plain('a'), central, 42, 0xfffffff, 4), 'Truncated')
})

test('entries that share their bytes', async () => {
  await refused(patched(await plain('a', 'b'), central, 42, 0, 4, 1), 'Bomb')
})

test('more entries, or more bytes, than the limits', async () => {
  await refused(await plain('a', 'b', 'c'), 'Bomb', { entries: 2, bytes: 1000 })
  await refused(await plain('a', 'b', 'c'), 'Bomb', { entries: 3, bytes: 10 })
})

test('a count that is not that of the entries', async () => {
  await refused(patched(await plain('a', 'b'), end, 10, 1), 'Truncated')
  const both = patched(await plain('a', 'b'), end, 10, 1)
  await refused(patched(both, end, 8, 1), 'Truncated')
})

test('zeros that unpack to more than the directory admits', async () => {
  const zeros = zipSync({ a: [new Uint8Array(500_000), { level: 9 }] }) as Bytes
  await expect(readAll(zeros.slice())).resolves.toHaveLength(1)
  await refused(zeros.slice(), 'Bomb', { entries: 1, bytes: 499_999 })
  // Declared small, real large.
  await refused(patched(zeros.slice(), central, 24, 1000, 4), 'Bomb', { entries: 1, bytes: 2000 })
})

test('files that unpack to far more than there is, though each of them might', async () => {
  const zeros = zipSync({
    a: [new Uint8Array(400_000), { level: 9 }],
    b: [new Uint8Array(400_000), { level: 9 }],
  }) as Bytes
  const growth = { above: 700_000, times: 20 }
  await refused(zeros, 'Bomb', { ...limits, growth })
  const isSmall = { ...growth, above: 900_000 }
  await expect(readAll(zeros, { ...limits, growth: isSmall })).resolves.toHaveLength(2)
  const isPlausible = { ...growth, times: 2000 }
  await expect(readAll(zeros, { ...limits, growth: isPlausible })).resolves.toHaveLength(2)
})

test('a size that deflate cannot reach', async () => {
  const small = zipSync({ a: [new Uint8Array(1000), { level: 9 }] }) as Bytes
  await refused(patched(small, central, 24, 9_000_000, 4), 'Bomb')
})

test('packed bytes that are damaged, or unpack to others', async () => {
  const text = new TextEncoder().encode('A wide room. '.repeat(100))
  const packed = zipSync({ a: [text, { level: 9 }] }) as Bytes
  const broken = packed.slice()
  broken.fill(0xff, 31, 36)
  await refused(broken, 'Damaged')
  await refused(patched(packed.slice(), central, 16, 5, 4), 'Damaged')
})
