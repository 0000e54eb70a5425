import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '../../src/site/locales.ts'
import { examineAll } from './examine-all.ts'
import { findStale } from './find-stale.ts'
import { listGlossaries } from './glossary/list-glossaries.ts'
import { judge } from './judge.ts'
import { readKnown } from './known.ts'
import { listContent } from './list-content.ts'
import { inOrder, printed } from './problem.ts'
import { contentTime } from './publication.ts'
import { otherLocales, readRecords } from './translations.ts'

/**
 * `npm run content:check`: reads every content file and names all that is wrong, with file, line, field and reason.
 * Stale translations are warnings; with `--strict`, as before a release, they are errors. With `--fix` it first
 * fixes the typography.
 */

const content = 'content'
const strict = process.argv.includes('--strict')
if (process.argv.includes('--fix')) {
  const { fixTypography } = await import('./fix-typography.ts')
  const { places, files } = fixTypography(content)
  console.log(`Fixed ${places} places in ${files} files`)
}
const now = contentTime()
const files = locales
  .flatMap((locale) => listContent(content, locale))
  .map((path) => ({ path, text: readFileSync(join(content, path), 'utf8') }))
const glossaries = listGlossaries(content)
const cache = '.cache/content-check.json'
const { examined, inGlossaries } = await examineAll(files, glossaries, cache)
const problems = inOrder([...inGlossaries, ...judge(examined, readKnown(files, 'public'), now)])
const records = otherLocales.map((locale) => [locale, readRecords(content, locale)])
const stale = findStale(examined, Object.fromEntries(records), now)

for (const problem of problems) console.error(printed(problem))
for (const problem of stale) console.error(`${strict ? '' : 'warning: '}${printed(problem)}`)
const mendable = problems.filter((problem) => problem.mendable).length
if (mendable > 0)
  console.error(`${mendable} of these can be fixed automatically: npm run content:check -- --fix`)
const again = 'npm run content:translated -- <file…>'
if (stale.length > 0) console.error(`When a translation is up to date, run: ${again}`)

const errors = problems.length + (strict ? stale.length : 0)
const outcome = [
  errors > 0 ? `${errors} ${errors === 1 ? 'problem' : 'problems'}` : 'all well',
  stale.length > 0 && !strict ? `${stale.length} stale` : '',
].filter(Boolean)
const summary = `${files.length} documents checked in ${Math.round(performance.now())} ms, ${outcome.join(', ')}`
if (errors > 0) {
  console.error(summary)
  process.exitCode = 1
} else console.log(summary)
