import { relative } from 'node:path'
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

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
 * @param report  null when Vitest wrote none
 * @param code  its exit code: a failure that no test shows counts as one
 * @param unhandled  what went wrong outside every test (`report-unhandled`)
 */
export function reportVitest(
  report: JsonTestResults | null,
  code: number,
  unhandled: readonly string[] = [],
): Report {
  const files = report?.testResults ?? []
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({
      ...test,
      path: [relative('', name), ...test.ancestorTitles, test.title].join(' › '),
    })),
  )
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const of = (status: string) => tests.filter((test) => test.status === status)
  const left = tests.filter(({ status }) => status !== 'passed' && status !== 'failed')
  const failures = [
    ...of('failed').map(
      ({ path, failureMessages }) => `${path}: ${firstLine(failureMessages?.[0])}`,
    ),
    ...broken.map(({ name, message }) => `${relative('', name)}: ${firstLine(message)}`),
  ]
  const read: Report = {
    passed: of('passed').length,
    failed: failures.length,
    skipped: left.filter(({ tags }) => !tags.includes('all')).length,
    failures,
    slow: tests.flatMap(({ path, duration }) =>
      duration && duration > slowAfter ? [`${path}: ${(duration / 1000).toFixed(1)} s`] : [],
    ),
    leftOut: left.map(({ tags, ancestorTitles, title }) =>
      tags.includes('all') ? onlyInAll : (ancestorTitles[0] ?? title),
    ),
  }
  return admitFailure('vitest', code, read, unhandled)
}

/**
 * Reads Playwright's JSON report. A test that passed only when repeated has failed.
 * @param report  null when Playwright wrote none
 * @param code  its exit code: a failure that no test shows counts as one
 */
export function reportPlaywright(report: JSONReport | null, code: number): Report {
  const tests = (report?.suites ?? [])
    .flatMap(specsOf)
    .flatMap((spec) => spec.tests.map((test) => ({ ...spec, ...test })))
  const failures = tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ file, line, title, results }) => {
      const reason = results.map(({ error }) => error?.message).findLast(Boolean)
      return `${file}:${line} › ${title}: ${firstLine(reason)}`
    })
  const skipped = tests.filter(({ status }) => status === 'skipped')
  const read: Report = {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failed: failures.length,
    skipped: skipped.length,
    failures,
    slow: [],
    leftOut: skipped.map(({ annotations }) => annotations[0]?.description ?? 'skipped'),
  }
  const outside = (report?.errors ?? []).map(({ message }) => message)
  return admitFailure('playwright', code, read, outside)
}

function specsOf(suite: JSONReportSuite): JSONReportSpec[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}

/** @param outside  what went wrong in no test, where the runner tells it */
function admitFailure(
  runner: string,
  code: number,
  report: Report,
  outside: readonly (string | undefined)[],
): Report {
  if (code === 0 || report.failed > 0) return report
  const reasons =
    outside.length > 0 ? outside.map((text) => firstLine(text)) : [`ended with code ${code}`]
  const named = reasons.map((reason) => `${runner}, outside every test: ${reason}`)
  return { ...report, failed: 1, failures: [...report.failures, ...named] }
}

const firstLine = (text = ''): string => text.split('\n', 1)[0] ?? ''
