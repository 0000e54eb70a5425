import { say, seconds } from './shared/say.ts'
import { stopOnSignals } from './shared/stop.ts'
import { readArguments } from './testing/arguments.ts'
import { addReports, leftOutLines, type Report, summary } from './testing/report.ts'
import { testStages } from './testing/stages.ts'

/**
 * `npm test`, `npm run test:quick` and `npm run test:all`: every stage in order, also after a failed one, and the sum as
 * the last line. `npm test -- tour` runs only the tests in files whose path holds that word.
 */
const given = readArguments(process.argv.slice(2))

stopOnSignals()
const reports: Report[] = []
for (const stage of testStages(given)) {
  say(`\n— ${stage.name}`)
  const started = performance.now()
  const ended = await stage.run()
  if (typeof ended !== 'string') reports.push(ended)
  const outcome = typeof ended === 'string' ? ended : summary(ended)
  say(`— ${stage.name}: ${outcome} in ${seconds(performance.now() - started)}`)
}

const total = addReports(reports)
const ranNothing = total.passed + total.failed + total.skipped === 0
if (ranNothing) console.error(`No test matches: ${process.argv.slice(2).join(' ')}`)
for (const test of total.slow) say(`slow: ${test}`)
for (const failure of total.failures) say(`✗ ${failure}`)
for (const line of leftOutLines(total)) say(line)
say(`\n${summary(total)}`)
process.exit(total.failed > 0 || ranNothing ? 1 : 0)
