import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { examineAll } from './examine-all.ts'

const folder = mkdtempSync(join(tmpdir(), 'realia-examine-'))
afterAll(() => rmSync(folder, { recursive: true }))

const files = [
  { path: 'en/updates/a.mdx', text: '---\ntitle: A metre\n---\n\nText, 2 m.\n' },
  { path: 'en/updates/b.mdx', text: '---\ntitle: B\n---\n' },
]
const glossary = (banned: string) => [
  {
    path: 'glossaries/en.json',
    text: `{ "terms": [{ "english": "meter", "banned": [${banned}] }] }`,
  },
]

test('a cached file is examined again when a glossary changes', async () => {
  const cache = join(folder, 'cache.json')
  const messages = async (banned: string) => {
    const { examined, inGlossaries } = await examineAll(files, glossary(banned), cache)
    const found = [...inGlossaries, ...examined.flatMap(({ problems }) => problems)]
    return found.map(({ message }) => message).filter((message) => !message.startsWith('missing'))
  }
  const space = '"Text, 2 m." → a no-break space (U+00A0) between a number and its unit'
  for (const _again of [1, 2]) expect(await messages('')).toEqual([space])
  for (const _again of [1, 2])
    expect(await messages('"metre"')).toEqual(['"metre" → "meter"', space])
  for (const _again of [1, 2])
    expect(await messages('1')).toEqual([expect.stringMatching(/^1 → /), space])
})
