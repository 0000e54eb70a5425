import { relative, resolve } from 'node:path'
import { defaultLocale } from '../../src/site/locales.ts'
import { listContent } from './list-content.ts'
import { recordTranslation, tidyRecords } from './translations.ts'

/** `npm run content:translated -- <file…>` or `-- --all`: records that translations are up to date with the English. */

const content = 'content'
const given = process.argv.slice(2)
const all = given.includes('--all')
const files = all
  ? listContent(content, defaultLocale)
  : given.map((file) => relative(content, resolve(file)).replaceAll('\\', '/'))
if (files.length === 0) {
  console.error(
    'Say which files: npm run content:translated -- content/es/pages/home.json, or -- --all',
  )
  process.exit(1)
}
let failed = false
for (const file of files) {
  try {
    recordTranslation(content, file)
  } catch (error) {
    failed = true
    console.error((error as Error).message)
  }
}
if (all) tidyRecords(content)
if (failed) process.exit(1)
console.log(`Up to date: ${all ? `all ${files.length} documents` : files.join(', ')}`)
