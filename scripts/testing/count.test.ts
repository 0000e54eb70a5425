import { describe, expect, it } from 'vitest'
import { addCounts, countCheck, countPlaywright, countVitest, nothing, summary } from './count.ts'

describe('countVitest', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  }

  it('reads the report', () => {
    expect(countVitest(report, 1)).toMatchObject({ passed: 5, failed: 1, skipped: 3 })
  })

  it('counts a file that could not be loaded', () => {
    const testResults = [...report.testResults, { status: 'failed', assertionResults: [] }]
    expect(countVitest({ ...report, testResults }, 1).failed).toBe(2)
  })

  it('never calls a run that failed a success', () => {
    expect(countVitest({ numPassedTests: 5 }, 1)).toMatchObject({
      passed: 5,
      failed: 1,
      skipped: 0,
    })
    expect(countVitest(null, 1)).toMatchObject({ passed: 0, failed: 1, skipped: 0 })
    expect(countVitest('nonsense', 2).failed).toBe(1)
  })

  it('names what went wrong outside every test', () => {
    const { failed, failures } = countVitest({ numPassedTests: 5 }, 1, ['a.test.ts: lost\n  at x'])
    expect(failed).toBe(1)
    expect(failures).toEqual(['vitest, outside every test: a.test.ts: lost'])
    expect(countVitest({ numPassedTests: 5 }, 3).failures).toEqual([
      'vitest, outside every test: ended with code 3',
    ])
  })
})

describe('countPlaywright', () => {
  it('reads the report, a test passed at the second try included', () => {
    const stats = { expected: 7, flaky: 1, unexpected: 2, skipped: 3 }
    expect(countPlaywright({ stats }, 1)).toMatchObject({ passed: 8, failed: 2, skipped: 3 })
  })

  it('counts a run that broke before its first test', () => {
    expect(countPlaywright(null, 1)).toMatchObject({ passed: 0, failed: 1, skipped: 0 })
    expect(countPlaywright({ stats: { expected: 0 } }, 1).failed).toBe(1)
    const errors = [{ message: 'Timed out waiting for the server' }]
    expect(countPlaywright({ stats: { expected: 3 }, errors }, 1).failures).toEqual([
      'playwright, outside every test: Timed out waiting for the server',
    ])
  })
})

it('sums up in one line', () => {
  const total = addCounts([
    countCheck('types', 0),
    countCheck('lint', 2),
    { ...nothing, passed: 10 },
  ])
  expect(summary(total)).toBe('11 passed, 1 failed')
  expect(total.failures).toEqual(['lint'])
  expect(summary({ ...nothing, passed: 1, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped')
})
