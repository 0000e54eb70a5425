import { writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import type { Reporter } from 'vitest/node'

/**
 * What went wrong outside every test, `file: message` each, as JSON in the file that UNHANDLED_FILE
 * names: Vitest's own JSON report leaves it out, though the run fails by it.
 */
export default class ReportUnhandled implements Reporter {
  async onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>) {
    const file = process.env.UNHANDLED_FILE
    if (!file) return
    const lines = errors.map(
      ({ message, VITEST_TEST_PATH: path }) => `${relative('', String(path ?? ''))}: ${message}`,
    )
    await writeFile(file, JSON.stringify(lines))
  }
}
