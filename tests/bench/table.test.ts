import { expect, test } from 'vitest'
import { kilobytes, noneOf, type Row } from './row.ts'
import { breaches, table } from './table.ts'

const fine: Row = { what: 'first-load JS', measured: '81 kB', budget: '≤ 90 kB', holds: true }
const blame = Array.from({ length: 20 }, (_, i) => `cause ${i + 1}`)
const broken: Row = { what: 'a|b', measured: '1\n2', budget: '0', holds: false, blame }
const reported: Row = { what: 'ratio', measured: '1.2×', budget: '', holds: null }

test('a table is Markdown whose cells cannot break it', () => {
  expect(`\n${table([fine, broken, reported])}\n`).toBe(`
| what          | measured | budget  | holds  |
| ------------- | -------- | ------- | ------ |
| first-load JS | 81 kB    | ≤ 90 kB | yes    |
| a\\|b          | 1 2      | 0       | **no** |
| ratio         | 1.2×     |         | –      |
`)
})

test('only a broken budget is a breach, and its causes are named but not without end', () => {
  expect(breaches([fine, reported])).toBe('')
  const lines = breaches([fine, broken]).split('\n')
  expect(lines).toHaveLength(14)
  expect(lines[0]).toContain('a|b')
  expect([lines[1], lines[13]]).toEqual(['  - cause 1', '  - and 8 more'])
})

test('a row of forbidden things holds when there are none; a kilobyte is 1000 bytes', () => {
  expect(noneOf('console errors', [])).toMatchObject({ measured: '0', holds: true })
  expect(noneOf('console errors', ['/: oops'])).toMatchObject({ measured: '1', holds: false })
  expect(kilobytes(90_049)).toBe('90.0 kB')
})
