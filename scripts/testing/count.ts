import { asList, asRecord, firstLine, namesPlaywright, namesVitest } from './failures.ts'

/** How many tests ended how. */
export interface Count {
  passed: number
  failed: number
  skipped: number
  /** one line for each failure that has a name: said again at the end, where a cut log still shows it */
  failures: string[]
}

export const nothing: Count = { passed: 0, failed: 0, skipped: 0, failures: [] }

export function addCounts(counts: Count[]): Count {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    counts.reduce((total, count) => total + count[key], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: counts.flatMap(({ failures }) => failures),
  }
}

/** The last line of a run: `12 passed, 0 failed`, and `, 3 skipped` when there are any. */
export function summary({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** A check without tests of its own counts as one. */
export function countCheck(name: string, code: number): Count {
  return code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1, failures: [name] }
}

/**
 * Counts Vitest's JSON report. A file that could not even be loaded counts as one failed test.
 * @param report  parsed; null when Vitest wrote none
 * @param code  its exit code: a failure that no test shows counts as one
 * @param unhandled  what went wrong outside every test (`report-unhandled`); null when not known
 */
export function countVitest(report: unknown, code: number, unhandled: unknown = null): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    asRecord(report)
  const files = asList(testResults)
  const unloaded = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !asList(assertionResults).some((result) => result.status === 'failed'),
  )
  const count = {
    passed: asNumber(numPassedTests),
    failed: asNumber(numFailedTests) + unloaded.length,
    skipped: asNumber(numPendingTests) + asNumber(numTodoTests),
    failures: namesVitest(report),
  }
  return admitFailure('vitest', code, count, Array.isArray(unhandled) ? unhandled : [])
}

/**
 * Counts Playwright's JSON report. A test that passed only when repeated counts as passed.
 * @param report  parsed; null when Playwright wrote none
 * @param code  its exit code: a failure that no test shows counts as one
 */
export function countPlaywright(report: unknown, code: number): Count {
  const { expected, flaky, unexpected, skipped } = asRecord(asRecord(report).stats)
  const count = {
    passed: asNumber(expected) + asNumber(flaky),
    failed: asNumber(unexpected),
    skipped: asNumber(skipped),
    failures: namesPlaywright(report),
  }
  const outside = asList(asRecord(report).errors).map(({ message }) => message)
  return admitFailure('playwright', code, count, outside)
}

/** @param outside  what went wrong in no test, where the runner tells it */
function admitFailure(runner: string, code: number, count: Count, outside: unknown[]): Count {
  if (code === 0 || count.failed > 0) return count
  const reasons = outside.length > 0 ? outside.map(firstLine) : [`ended with code ${code}`]
  const named = reasons.map((reason) => `${runner}, outside every test: ${reason}`)
  return { ...count, failed: 1, failures: [...count.failures, ...named] }
}

function asNumber(value: unknown): number {
  return typeof value === 'number' ? value : 0
}
