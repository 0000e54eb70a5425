import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const fileName = 'manifest.json'

/** @throws ZodError when the manifest is there and is not what the schema says */
export function readFolderManifest<Entry>(
  folder: string,
  entry: z.ZodType<Entry>,
): Record<string, Entry> {
  const file = join(folder, fileName)
  if (!existsSync(file)) return {}
  return z.record(z.string(), entry).parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Renews one entry and keeps the others; names in order and one a line, so that a rebuild changes only what it must. */
export function writeFolderEntry(folder: string, name: string, entry: object): void {
  const all = { ...readFolderManifest(folder, z.unknown()), [name]: entry }
  const lines = Object.keys(all)
    .sort()
    .map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(all[key])}`)
  writeFileSync(join(folder, fileName), `{\n${lines.join(',\n')}\n}\n`)
}

/** Bytes by file name of what belongs to one result: `<name>.…` and `<name>-480.…`. */
export function filesNamed(folder: string, name: string): Record<string, number> {
  const mine = readdirSync(folder).filter((file) => file.replace(/(-\d+)?\.\w+$/, '') === name)
  return Object.fromEntries(mine.sort().map((file) => [file, statSync(join(folder, file)).size]))
}
