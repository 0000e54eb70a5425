import { relative } from 'node:path'

/** What a stage of a test run has to say. */
export interface Report {
  passed: number
  failed: number
  skipped: number
  /** one line for each failure: said again at the end, where a cut log still shows it */
  failures: string[]
  /** one line for each test that took too long to be waited for */
  slow: string[]
  /** why tests were left out, a line for each test */
  leftOut: string[]
}

export const nothing: Report = {
  passed: 0,
  failed: 0,
  skipped: 0,
  failures: [],
  slow: [],
  leftOut: [],
}

/** Milliseconds beyond which a unit test is named. */
const slowAfter = 5_000
/** Why a test that is tagged `all` was not run. */
export const onlyInAll = 'only in npm run test:all'

export function addReports(reports: Report[]): Report {
  return reports.reduce(
    (sum, report) => ({
      passed: sum.passed + report.passed,
      failed: sum.failed + report.failed,
      skipped: sum.skipped + report.skipped,
      failures: [...sum.failures, ...report.failures],
      slow: [...sum.slow, ...report.slow],
      leftOut: [...sum.leftOut, ...report.leftOut],
    }),
    nothing,
  )
}

/** The last line of a run: `12 passed, 0 failed`, and `, 3 skipped` when there are any. */
export function summary({ passed, failed, skipped }: Report): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** `Left out: 12 × only in npm run test:all`, a line for each reason, the most frequent first. */
export function leftOutLines({ leftOut }: Report): string[] {
  const counts = new Map<string, number>()
  for (const reason of leftOut) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => `Left out: ${count > 1 ? `${count} × ` : ''}${reason}`)
}

/** A check without tests of its own counts as one. */
export function reportCheck(name: string, code: number): Report {
  return code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1, failures: [name] }
}

/**
 * Reads Vitest's JSON report. A file that could not even be loaded counts as one failed test.
 * @param report  parsed; null when Vitest wrote none
 * @param code  its exit code: a failure that no test shows counts as one
 * @param unhandled  what went wrong outside every test (`report-unhandled`); null when not known
 */
export function reportVitest(report: unknown, code: number, unhandled: unknown = null): Report {
  const files = asList(asRecord(report).testResults)
  const tests = files.flatMap(({ name, assertionResults }) =>
    asList(assertionResults).map((test) => ({ ...test, file: relative('', String(name)) })),
  ) as VitestTest[]
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !asList(assertionResults).some((test) => test.status === 'failed'),
  )
  const of = (status: string) => tests.filter((test) => test.status === status)
  const left = tests.filter(({ status }) => status !== 'passed' && status !== 'failed')
  const isTagged = ({ tags }: VitestTest) => Boolean(tags?.includes('all'))
  const failures = [
    ...of('failed').map((test) => `${nameOf(test)}: ${firstLine(test.failureMessages?.[0])}`),
    ...broken.map(({ name, message }) => `${relative('', String(name))}: ${firstLine(message)}`),
  ]
  const read: Report = {
    passed: of('passed').length,
    failed: failures.length,
    skipped: left.filter((test) => !isTagged(test)).length,
    failures,
    slow: tests
      .filter(({ duration = 0 }) => duration > slowAfter)
      .map((test) => `${nameOf(test)}: ${((test.duration ?? 0) / 1000).toFixed(1)} s`),
    leftOut: left.map((test) =>
      isTagged(test) ? onlyInAll : (test.ancestorTitles[0] ?? test.title),
    ),
  }
  return admitFailure('vitest', code, read, Array.isArray(unhandled) ? unhandled : [])
}

interface VitestTest {
  file: string
  title: string
  ancestorTitles: string[]
  status: string
  duration?: number
  tags?: string[]
  failureMessages?: string[]
}

/** `src/math/angle.test.ts › wraps › at a full turn` */
const nameOf = ({ file, ancestorTitles, title }: VitestTest) =>
  [file, ...ancestorTitles, title].join(' › ')

/**
 * Reads Playwright's JSON report. A test that passed only when repeated has failed.
 * @param report  parsed; null when Playwright wrote none
 * @param code  its exit code: a failure that no test shows counts as one
 */
export function reportPlaywright(report: unknown, code: number): Report {
  const { errors, stats, suites } = asRecord(report)
  const { expected, flaky, unexpected, skipped } = asRecord(stats)
  const specs = asList(suites).flatMap(specsOf)
  const read: Report = {
    passed: asNumber(expected),
    failed: asNumber(unexpected) + asNumber(flaky),
    skipped: asNumber(skipped),
    failures: specs
      .filter(({ tests }) =>
        asList(tests).some(({ status }) => status === 'unexpected' || status === 'flaky'),
      )
      .map(({ file, line, title, tests }) => {
        const results = asList(asList(tests)[0]?.results)
        const reason = results.map(({ error }) => asRecord(error).message).findLast(Boolean)
        return `${file}:${line} › ${title}: ${firstLine(reason)}`
      }),
    slow: [],
    leftOut: specs.flatMap(({ tests }) =>
      asList(tests)
        .filter(({ status }) => status === 'skipped')
        .map(({ annotations }) => String(asList(annotations)[0]?.description ?? 'skipped')),
    ),
  }
  const outside = asList(errors).map(({ message }) => message)
  return admitFailure('playwright', code, read, outside)
}

function specsOf(suite: Record<string, unknown>): Record<string, unknown>[] {
  return [...asList(suite.specs), ...asList(suite.suites).flatMap(specsOf)]
}

/** @param outside  what went wrong in no test, where the runner tells it */
function admitFailure(runner: string, code: number, report: Report, outside: unknown[]): Report {
  if (code === 0 || report.failed > 0) return report
  const reasons = outside.length > 0 ? outside.map(firstLine) : [`ended with code ${code}`]
  const named = reasons.map((reason) => `${runner}, outside every test: ${reason}`)
  return { ...report, failed: 1, failures: [...report.failures, ...named] }
}

function asList(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(asRecord) : []
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function asNumber(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

function firstLine(text: unknown): string {
  return String(text ?? '').split('\n', 1)[0] ?? ''
}
