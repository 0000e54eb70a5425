import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { generated, readCompiled } from './compiled.ts'

const root = mkdtempSync(join(tmpdir(), 'realia-compiled-'))
afterAll(() => rmSync(root, { recursive: true }))

test('a document comes with its English, and a language that lacks it reads that', () => {
  mkdirSync(join(root, generated), { recursive: true })
  const write = (name: string, content: object) =>
    writeFileSync(join(root, generated, `${name}.json.json`), JSON.stringify(content))
  write('en__ui__shell', { save: 'Save', close: 'Close' })
  write('es__ui__shell', { save: 'Guardar' })
  const content = readCompiled(root, { now: new Date(0), hide: true, definitions: [] })
  const english = { save: 'Save', close: 'Close' }
  expect(content.paths).toEqual(['ui/shell'])
  expect(content.read('es', 'ui/shell')).toEqual({ compiled: { save: 'Guardar' }, english })
  expect(content.read('fr', 'ui/shell')).toEqual({ compiled: english, english })
  expect(() => content.read('es', 'ui/none')).toThrow('No document es/ui/none')
})
