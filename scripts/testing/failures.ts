import { relative } from 'node:path'

/** `src/math/angle.test.ts › wraps › at a full turn: expected 0 to be 1`, for each failed test of Vitest's report. */
export function namesVitest(report: unknown): string[] {
  return asList(asRecord(report).testResults)
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative('', String(name))
      const failed = asList(assertionResults).filter(({ status }) => status === 'failed')
      // No test of it failed: the file itself did, or what it does before or after them.
      if (failed.length === 0) return [`${file}: ${firstLine(message)}`]
      return failed.map(({ ancestorTitles, title, failureMessages }) => {
        const titles = Array.isArray(ancestorTitles) ? ancestorTitles : []
        const reason = Array.isArray(failureMessages) ? firstLine(failureMessages[0]) : ''
        return `${[file, ...titles, title].join(' › ')}: ${reason}`
      })
    })
}

/** `e2e/home.spec.ts:12 › plays: Error: …`, for each test of Playwright's report that failed to the last try. */
export function namesPlaywright(report: unknown): string[] {
  return asList(asRecord(report).suites).flatMap(namesSuite)
}

function namesSuite(suite: Record<string, unknown>): string[] {
  const own = asList(suite.specs)
    .filter(({ ok }) => ok === false)
    .map(({ file, line, title, tests }) => {
      const results = asList(asList(tests)[0]?.results)
      const reason = firstLine(asRecord(results.at(-1)?.error).message)
      return `${file}:${line} › ${title}: ${reason}`
    })
  return [...own, ...asList(suite.suites).flatMap(namesSuite)]
}

export function asList(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(asRecord) : []
}

export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

export function firstLine(text: unknown): string {
  return String(text ?? '').split('\n', 1)[0] ?? ''
}
