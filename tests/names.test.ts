import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { findBanned, kebab } from './setup/names/banned.ts'

const root = join(import.meta.dirname, '..')
const folders = ['src', 'tests', 'scripts', 'studio', 'content']

it('no file has a name that docs/glossary.md does away with', () => {
  const files = folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((path) => findBanned(path, readFileSync(join(root, path), 'utf8')))
  expect(found).toEqual([])
})

it('banned names are found in identifiers, exports and paths, whatever their case', () => {
  const banned = [
    { pattern: /\bdesk\b/, scope: ['identifier', 'file'] as const, instead: 'session' },
    { pattern: /^match$/, scope: ['export'] as const, instead: 'CameraEstimate' },
  ].map((rule) => ({ ...rule, scope: [...rule.scope] }))
  const source = 'const match = 1\nexport const b = <TourDesk desktop={match} DESK_WIDTH={2} />\n'
  expect(findBanned('src/desk/a.tsx', source, banned)).toEqual([
    'src/desk/a.tsx: TourDesk (session)',
    'src/desk/a.tsx: DESK_WIDTH (session)',
    'src/desk/a.tsx: desk (session)',
  ])
  expect(findBanned('src/b.ts', 'export type Match = 1\n', banned)).toHaveLength(1)
  expect(kebab('useARPanel')).toBe('use-ar-panel')
})
