import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { formatLike } from './format-json.ts'

const path = 'es/pages/home.json'
const long = `{ "a": { "label": "${'x'.repeat(80)}", "href": "/" } }\n`

test('a file in a layout of its own keeps it', async () => {
  const own = '{"a":{"label":"x","href":"/"}}\n'
  expect(await formatLike(process.cwd(), path, own, long)).toBe(long)
})

test('without the formatter a text stays as it is', async () => {
  expect(await formatLike(tmpdir(), path, null, long)).toBe(long)
})

test('a text that is no JSON stays as it is', async () => {
  expect(await formatLike(process.cwd(), path, null, '{ "a": ')).toBe('{ "a": ')
})
