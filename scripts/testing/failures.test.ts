import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { namesPlaywright, namesVitest } from './failures.ts'

it('names what failed in Vitest, with the first line of the reason', () => {
  const assertionResults = [
    { status: 'passed', title: 'turns' },
    {
      status: 'failed',
      ancestorTitles: ['angle'],
      title: 'wraps',
      failureMessages: ['expected 0 to be 1\n    at angle.test.ts:3'],
    },
  ]
  const testResults = [
    { name: resolve('src/angle.test.ts'), status: 'failed', assertionResults },
    { name: resolve('src/fine.test.ts'), status: 'passed', assertionResults: [] },
    { name: resolve('src/broken.test.ts'), status: 'failed', message: 'no such file\n…' },
  ]
  expect(namesVitest({ testResults })).toEqual([
    'src/angle.test.ts › angle › wraps: expected 0 to be 1',
    'src/broken.test.ts: no such file',
  ])
})

it('names what failed in Playwright at the last try, however deep', () => {
  const spec = (title: string, ok: boolean, ...messages: string[]) => ({
    file: 'e2e/home.spec.ts',
    line: 12,
    title,
    ok,
    tests: [{ results: messages.map((message) => ({ error: { message } })) }],
  })
  const suites = [
    {
      specs: [spec('opens', true)],
      suites: [{ specs: [spec('plays', false, 'first', 'Error: not seen\n  at line')] }],
    },
  ]
  expect(namesPlaywright({ suites })).toEqual(['e2e/home.spec.ts:12 › plays: Error: not seen'])
})

it.each([null, 'nonsense', {}])('finds no names in %o', (report) => {
  expect([...namesVitest(report), ...namesPlaywright(report)]).toEqual([])
})
