/** How many tests ended how. */
export interface Count {
  passed: number
  failed: number
  skipped: number
  /** one line for each failure that has a name: said again at the end, where a cut log still shows it */
  failures?: string[]
}

export const nothing: Count = { passed: 0, failed: 0, skipped: 0 }

export function addCounts(counts: Count[]): Count {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    counts.reduce((total, count) => total + count[key], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: counts.flatMap(({ failures = [] }) => failures),
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
 */
export function countVitest(report: unknown, code: number): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    asRecord(report)
  const files = Array.isArray(testResults) ? testResults.map(asRecord) : []
  const unloaded = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' &&
      !(Array.isArray(assertionResults) ? assertionResults : []).some(
        (result) => asRecord(result).status === 'failed',
      ),
  )
  return admitFailure(code, {
    passed: asNumber(numPassedTests),
    failed: asNumber(numFailedTests) + unloaded.length,
    skipped: asNumber(numPendingTests) + asNumber(numTodoTests),
    failures: [...files.flatMap(failedTests), ...unloaded.map(describeUnloaded)],
  })
}

/** `src/math/angle.test.ts › wraps › at a full turn: expected 0 to be 1`, for each failed test of a file's report. */
function failedTests({ name, assertionResults }: Record<string, unknown>): string[] {
  const results = Array.isArray(assertionResults) ? assertionResults.map(asRecord) : []
  return results
    .filter(({ status }) => status === 'failed')
    .map(({ ancestorTitles, title, failureMessages }) => {
      const titles = Array.isArray(ancestorTitles) ? ancestorTitles : []
      const reason = Array.isArray(failureMessages) ? firstLine(failureMessages[0]) : ''
      return `${[name, ...titles, title].filter(Boolean).join(' › ')}: ${reason}`
    })
}

function describeUnloaded({ name, message }: Record<string, unknown>): string {
  return `${name} could not be loaded: ${firstLine(message)}`
}

function firstLine(text: unknown): string {
  return String(text ?? '').split('\n', 1)[0] ?? ''
}

/**
 * Counts Playwright's JSON report. A test that passed only when repeated counts as passed.
 * @param report  parsed; null when Playwright wrote none
 * @param code  its exit code: a failure that no test shows counts as one
 */
export function countPlaywright(report: unknown, code: number): Count {
  const { expected, flaky, unexpected, skipped } = asRecord(asRecord(report).stats)
  return admitFailure(code, {
    passed: asNumber(expected) + asNumber(flaky),
    failed: asNumber(unexpected),
    skipped: asNumber(skipped),
  })
}

function admitFailure(code: number, count: Count): Count {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function asNumber(value: unknown): number {
  return typeof value === 'number' ? value : 0
}
