import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownsFile } from '../../content/schemas/define.ts'
import { definitions } from '../../content/schemas/index.ts'
import { type Locale, locales } from '../../src/site/locales.ts'
import { type ChangedStrings, changedStrings } from './changed-strings.ts'
import { listContent } from './list-content.ts'
import { splitPath } from './problem.ts'
import { readAtRef } from './read-at-ref.ts'

/** `npm run content:changed -- <git ref>`: prints how many texts of each document differ from a commit, by language. */

type Row = Partial<Record<Locale, ChangedStrings>>

const content = 'content'
const [ref] = process.argv.slice(2)
if (!ref) {
  console.error('Usage: npm run content:changed -- <git ref>')
  process.exit(1)
}

const print = ({ changed, all }: ChangedStrings) =>
  `${changed} of ${all} (${all > 0 ? Math.round((100 * changed) / all) : 0}%)`

const printRow = (name: string, cells: string[]) =>
  console.log([name.padEnd(40), ...cells.map((cell) => cell.padEnd(20))].join('').trimEnd())

const printCounts = (name: string, row: Row) =>
  printRow(
    name,
    locales.map((locale) => (row[locale] ? print(row[locale]) : '–')),
  )

try {
  const paths = locales.flatMap((locale) => listContent(content, locale))
  const before = readAtRef(content, ref, paths)
  const rows = new Map<string, Row>()
  const totals: Row = {}
  for (const path of paths) {
    const definition = definitions.find((each) => ownsFile(each, path))
    if (!definition) continue
    const [folder, document] = splitPath(path)
    const locale = folder as Locale
    const text = readFileSync(join(content, path), 'utf8')
    const counted = changedStrings({ path, text }, before.get(path), definition.schema)
    rows.set(document, { ...rows.get(document), [locale]: counted })
    const total = totals[locale] ?? { changed: 0, all: 0 }
    totals[locale] = { changed: total.changed + counted.changed, all: total.all + counted.all }
  }
  printRow(`Texts that differ from ${ref}`, [...locales])
  const byName = [...rows].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [document, row] of byName) printCounts(document, row)
  printCounts('All documents', totals)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
