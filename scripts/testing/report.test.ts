import { resolve } from 'node:path'
import type { JSONReport } from '@playwright/test/reporter'
import { expect, it } from 'vitest'
import type { JsonTestResults } from 'vitest/node'
import {
  addReports,
  leftOutLines,
  nothing,
  reportCheck,
  reportPlaywright,
  reportVitest,
  summary,
} from './report.ts'

const unit = (status: string, title: string, rest = {}) => ({
  status,
  title,
  ancestorTitles: ['angle'],
  tags: [],
  ...rest,
})
const unitFiles = [
  {
    name: resolve('src/angle.test.ts'),
    status: 'failed',
    assertionResults: [
      unit('passed', 'turns', { duration: 6100 }),
      unit('failed', 'wraps', { failureMessages: ['expected 0 to be 1\n    at angle.test.ts:3'] }),
      unit('skipped', 'many rounds', { tags: ['all'] }),
      unit('skipped', 'full', { ancestorTitles: ['on a disk (left out: no root)'] }),
    ],
  },
  {
    name: resolve('src/broken.test.ts'),
    status: 'failed',
    message: 'no such file\n…',
    assertionResults: [],
  },
]

const vitest = (testResults: object[]) => ({ testResults }) as JsonTestResults
const playwright = (report: object) => report as JSONReport

it('Vitest: what failed is named, a file that does not load counts, what is slow or left out is told', () => {
  const report = reportVitest(vitest(unitFiles), 1)
  expect(report).toEqual({
    passed: 1,
    failed: 2,
    skipped: 1,
    failures: [
      'src/angle.test.ts › angle › wraps: expected 0 to be 1',
      'src/broken.test.ts: no such file',
    ],
    slow: ['src/angle.test.ts › angle › turns: 6.1 s'],
    leftOut: ['only in npm run test:all', 'on a disk (left out: no root)'],
  })
  expect(leftOutLines(addReports([report, report]))).toEqual([
    'Left out: 2 × only in npm run test:all',
    'Left out: 2 × on a disk (left out: no root)',
  ])
})

it('Vitest: a run that failed is never called a success', () => {
  expect(reportVitest(null, 1)).toMatchObject({ passed: 0, failed: 1 })
  const lost = reportVitest(vitest([]), 1, ['a.test.ts: lost\n  at x'])
  expect(lost.failures).toEqual(['vitest, outside every test: a.test.ts: lost'])
  expect(reportVitest(null, 3).failures).toEqual(['vitest, outside every test: ended with code 3'])
})

it('Playwright: what failed is named, however deep, and what passed when repeated has failed', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    file: 'e2e/home.spec.ts',
    line: 12,
    title,
    tests: [
      {
        status,
        annotations: status === 'skipped' ? [{ description: 'no camera' }] : [],
        results: messages.map((message) => ({ error: message ? { message } : undefined })),
      },
    ],
  })
  const report = playwright({
    suites: [
      {
        specs: [spec('opens', 'expected'), spec('waits', 'skipped')],
        suites: [
          {
            specs: [
              spec('plays', 'unexpected', 'Error: not seen\n  at line'),
              spec('now and then', 'flaky', 'Error: late', ''),
            ],
          },
        ],
      },
    ],
  })
  expect(reportPlaywright(report, 1)).toMatchObject({
    passed: 1,
    failed: 2,
    skipped: 1,
    failures: [
      'e2e/home.spec.ts:12 › plays: Error: not seen',
      'e2e/home.spec.ts:12 › now and then: Error: late',
    ],
    leftOut: ['no camera'],
  })
})

it('Playwright: a run that broke before its first test has failed', () => {
  expect(reportPlaywright(null, 1)).toMatchObject({ passed: 0, failed: 1 })
  const errors = [{ message: 'Timed out waiting for the server' }]
  expect(reportPlaywright(playwright({ suites: [], errors }), 1).failures).toEqual([
    'playwright, outside every test: Timed out waiting for the server',
  ])
})

it('sums up in one line', () => {
  const total = addReports([
    reportCheck('types', 0),
    reportCheck('lint', 2),
    { ...nothing, passed: 10 },
  ])
  expect(summary(total)).toBe('11 passed, 1 failed')
  expect(total.failures).toEqual(['lint'])
  expect(summary({ ...nothing, passed: 1, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped')
})
