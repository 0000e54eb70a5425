import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { scanModules } from '../tests/setup/architecture/scan.ts'

/**
 * `npm run lines`: how many files and lines of code `src` has, folder by folder, without tests, blank lines and comments.
 */
const root = join(import.meta.dirname, '..')
const isCode = (path: string) => !/\.test\.|\/testing\//.test(path)
const totals = new Map<string, { files: number; lines: number }>()

function add(folder: string, lines: number): void {
  const total = totals.get(folder) ?? { files: 0, lines: 0 }
  totals.set(folder, { files: total.files + 1, lines: total.lines + lines })
}

function linesOfCode(path: string, source: string): number {
  const { comments } = parseSync(path, source)
  let code = source
  for (const { start, end } of comments) {
    code = code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end)
  }
  return code.split('\n').filter((line) => line.trim() !== '').length
}

for (const { path } of await scanModules(root, ['src'])) {
  if (!isCode(path)) continue
  const lines = linesOfCode(path, await readFile(join(root, path), 'utf8'))
  const [, folder = '', scene] = path.split('/')
  add(folder === 'scenes' ? `src/scenes/${scene}` : `src/${folder}`, lines)
  const isView = /^src\/(scenes\/.*\/view\/|stage\/xr\/)/.test(path)
  add(isView ? 'scenes/*/view and stage/xr' : 'all but those', lines)
  add('src', lines)
}
for (const [folder, { files, lines }] of [...totals].sort()) {
  console.log(`${String(lines).padStart(7)} lines ${String(files).padStart(6)} files  ${folder}`)
}
