import { spawnSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { reportPlaywright, reportVitest } from '../../scripts/testing/report.ts'
import { freePort } from '../setup/free-port.ts'
import { disjoint, type Fault, readFaults, specFilters, unitFilters } from './faults.ts'

/**
 * `npm run seed-faults`: how many of the seed faults the tests find. The README explains how.
 * `--commit=` judges the tests of another commit; `--units` leaves out the browser tests.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scope: { type: 'string', default: 'normal' },
    commit: { type: 'string', default: 'HEAD' },
    units: { type: 'boolean', default: false },
  },
})
/** What found a fault: the first failing test, or null. */
type Finding = string | null

const isAll = values.scope === 'all'
const checkout = join(import.meta.dirname, '../..')
const cache = join(checkout, '.cache/seed-faults')
const scratch = join(cache, 'copy')
const report = join(cache, 'report.json')

const commit = output('git', ['rev-parse', values.commit], checkout).trim()
const resultsFile = join(cache, `${commit.slice(0, 12)}-${values.scope}.json`)

mkdirSync(cache, { recursive: true })
const results: Record<string, Finding> = existsSync(resultsFile)
  ? JSON.parse(readFileSync(resultsFile, 'utf8'))
  : {}
/** What found each fault most recently, in any commit. */
const earlier = new Map<string, string>(
  globSync(join(cache, '*-*.json'))
    .sort((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
    .flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8'))))
    .flatMap(([id, finding]) => (typeof finding === 'string' ? [[id, finding]] : [])),
)
const all = readFaults()
for (const id of positionals) {
  if (!all.some((fault) => fault.id === id)) throw new Error(`There is no seed fault ${id}.`)
}
const faults = all.filter(({ id }) => positionals.length === 0 || positionals.includes(id))
const port = String(await freePort())
const unitFile = /^\S+\.test\.tsx?/

const asked = faults.filter(({ id }) => !(id in results))
if (asked.length > 0) judge(asked)
printTable()

function judge(asked: Fault[]): void {
  console.log(
    `Building ${commit.slice(0, 8)} in ${relative(checkout, scratch)}, for ${asked.length} faults …`,
  )
  prepare()
  // Stops right away if a patch no longer applies.
  for (const fault of asked) reset([fault])
  for (const fault of asked) judgeAlone(fault)
  if (!values.units) for (const group of disjoint(asked.filter(isUnfound), 11)) findTogether(group)
  expectSoundFinders()
}

function judgeAlone(fault: Fault): void {
  reset([fault])
  note(
    fault,
    findAgain(fault) ??
      findByUnits(fault) ??
      (values.units ? null : findByBrowser(specFilters[fault.area])),
  )
}

/** A test that also fails without a fault doesn’t count, so every test that found one runs again in the clean copy. */
function expectSoundFinders(): void {
  reset([])
  const matching = (pattern: RegExp) =>
    Object.values(results).flatMap((finding) => finding?.match(pattern)?.[0] ?? [])
  const files = matching(unitFile)
  const places = matching(/^\S+\.spec\.ts:\d+/)
  if (places.length > 0) run('scripts/build.ts', [])
  const failure =
    (files.length > 0 ? units(['run', ...files]) : null) ??
    (places.length > 0 ? browse(places)[0] : null)
  if (failure) throw new Error(`Fails without a fault too, so it found nothing: ${failure}`)
}

/** Makes a copy of the commit, with the packages of this checkout. */
function prepare(): void {
  rmSync(scratch, { recursive: true, force: true })
  output('git', ['clone', '--quiet', '--no-checkout', checkout, scratch], cache)
  output('git', ['checkout', '--quiet', commit], scratch)
  // Links to each file: through a link to the folder, Vite would find its packages outside of the copy.
  output('cp', ['-al', join(checkout, 'node_modules'), scratch], cache)
  if (run('scripts/build.ts', []).code !== 0) throw new Error('The commit itself does not build.')
}

/** @throws Error naming the patch that no longer applies */
function reset(applied: Fault[]): void {
  output('git', ['checkout', '--quiet', '--force', 'HEAD', '--', '.'], scratch)
  for (const { path, name } of applied) {
    const { status, stderr } = spawnSync('git', ['apply', path], { cwd: scratch, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${name} no longer applies:\n${stderr}`)
  }
}

function note(fault: Fault, finding: Finding): void {
  // With `--units`, a fault that wasn’t found may still be found by the browser tests.
  if (finding || !values.units) results[fault.id] = finding
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`)
  console.log(`${fault.id} ${fault.name}: ${finding ?? 'not found yet'}`)
}

/** Tries the test file that found it in another commit, which is usually the quickest way. */
function findAgain({ id }: Fault): Finding {
  const finding = earlier.get(id)
  const file = finding?.match(unitFile)?.[0]
  const spec = finding?.match(/^\S+\.spec\.ts/)?.[0]
  if (file && existsSync(join(scratch, file))) return units(['run', file, '--bail=1'])
  if (spec && !values.units) return findByBrowser([spec])
  return null
}

function findByUnits({ area, files }: Fault): Finding {
  if (area === 'content' || area === 'i18n') {
    const { code, text } = run('scripts/content/check.ts', [])
    if (code !== 0) return `content check: ${text.split('\n', 1)[0]}`
  }
  return (
    units(['related', ...files, '--bail=1']) ??
    (unitFilters[area] ? units(['run', ...unitFilters[area], '--bail=1']) : null)
  )
}

function units(args: string[]): Finding {
  const scope = isAll ? [] : ['--tags-filter=!all', '--no-strict-tags']
  const more = ['--run', '--passWithNoTests', '--reporter=json', `--outputFile=${report}`]
  rmSync(report, { force: true })
  const { code } = run('node_modules/vitest/vitest.mjs', [...args, ...more, ...scope])
  const failure = reportVitest(readReport(), code).failures[0]
  return failure?.replace('.cache/seed-faults/copy/', '') ?? null
}

/** Builds the site with the fault and tests it. @param filters  patterns of spec paths; without any, all specs run */
function findByBrowser(filters: string[] = []): Finding {
  const { code, text } = run('scripts/build.ts', [])
  // The next-to-last line names what broke.
  if (code !== 0) return `build: ${text.trim().split('\n').at(-2)}`
  return units(['run', 'tests/site']) ?? (browse(filters)[0] || null)
}

function browse(filters: string[], options = ['-x']): string[] {
  rmSync(report, { force: true })
  const { code } = run(
    'node_modules/@playwright/test/cli.js',
    ['test', '--reporter=json', '--retries=0', ...options, ...filters],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  )
  return reportPlaywright(readReport(), code).failures
}

/** One complete run with all of these faults; what fails there runs again with each fault alone, and with none. */
function findTogether(group: Fault[]): void {
  console.log(`Together: ${group.map(({ id }) => id).join(' ')}`)
  reset(group)
  const unit = units(['run'])
  if (run('scripts/build.ts', []).code !== 0) return
  const failing = browse([], [])
  const places = failing.map((failure) => failure.split(' › ', 1)[0] ?? '')
  if (places.length === 0 && !unit) return
  reset([])
  run('scripts/build.ts', [])
  const without = new Set(
    browse(places, ['--workers=1']).map((failure) => failure.split(' › ', 1)[0]),
  )
  const telling = places.filter((place) => !without.has(place))
  for (const fault of group) {
    reset([fault])
    const finding = (unit && units(['run', '--bail=1'])) || null
    const byPage = telling.length > 0 ? findByBrowser(telling) : null
    if (finding ?? byPage) note(fault, finding ?? byPage)
  }
}

function isUnfound({ id }: Fault): boolean {
  return !results[id]
}

function printTable(): void {
  for (const { id, name, area, source } of faults) {
    console.log(
      [id, source.padEnd(4), area.padEnd(17), name.padEnd(36), results[id] ?? '—'].join('  '),
    )
  }
  const found = faults.filter((fault) => !isUnfound(fault)).length
  console.log(
    `\n${found} of ${faults.length} found by the tests (${values.scope}) of ${commit.slice(0, 8)}`,
  )
}

/** Runs a program of the copy with this version of Node. */
function run(program: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: scratch,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: {
      ...process.env,
      PATH: [join(scratch, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      TEST_SCOPE: isAll ? 'all' : '',
      TEST_PORT: port,
      // A missing screenshot is a failure, as in CI.
      CI: '1',
      ...env,
    },
  })
  return { code: status ?? 1, text: stdout + stderr }
}

function output(program: string, args: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
  return stdout
}

function readReport() {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null
}
