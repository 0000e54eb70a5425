import { definitions } from '../../content/schemas/index.ts'
import { findProblems } from './find-problems.ts'
import { readContent, readKnown } from './read-content.ts'

/** `npm run content:check`: reads every content file and names what is wrong with file, line, field and reason. */

const files = readContent('.')
const started = performance.now()
const problems = findProblems(files, definitions, readKnown('.', files))
const took = Math.round(performance.now() - started)
for (const { path, line, column, field, message } of problems) {
  console.error(`content/${path}:${line}:${column} ${field ? `${field}: ` : ''}${message}`)
}
const summary = `${files.length} documents checked in ${took} ms`
if (problems.length > 0) {
  console.error(`${summary}, ${problems.length} problems`)
  process.exit(1)
}
console.log(`${summary}, all well`)
