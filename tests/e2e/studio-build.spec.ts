import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../setup/test.ts'

test.use({ alive: false })

test('a build has no studio: no page, no call, no code', async ({ request }) => {
  for (const address of ['/studio', '/studio/api/site', '/studio/app/main.tsx']) {
    expect((await request.get(address)).status(), address).toBe(404)
  }
  const built = readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|mjs|css|html|json|xml|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  expect(built.some((file) => file.endsWith('.js'))).toBe(true)
  const traces = /studio\/(api|app|model|server)\b|realia-studio|cm-editor/
  expect(built.filter((file) => traces.test(readFileSync(file, 'utf8')))).toEqual([])
})
