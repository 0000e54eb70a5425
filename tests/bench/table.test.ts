import { expect, test } from 'vitest'
import { kilobytes, noneOf, type Row } from './row.ts'
import { breaches, table } from './table.ts'

const fine: Row = { what: 'first-load JS', measured: '81 kB', budget: '≤ 90 kB', holds: true }
const broken: Row = {
  what: 'a|b',
  measured: '1\n2',
  budget: '0',
  holds: false,
  blame: Array.from({ length: 20 }, (_, i) => `cause ${i + 1}`),
}
const reported: Row = { what: 'ratio', measured: '1.2×', budget: '', holds: null }

test('a table is Markdown whose cells cannot break it', () => {
  expect(table([fine, broken, reported])).toBe(
    [
      '| what          | measured | budget  | holds  |',
      '| ------------- | -------- | ------- | ------ |',
      '| first-load JS | 81 kB    | ≤ 90 kB | yes    |',
      '| a\\|b          | 1 2      | 0       | **no** |',
      '| ratio         | 1.2×     |         | –      |',
    ].join('\n'),
  )
})

test('only a broken budget is a breach, and its causes are named but not without end', () => {
  expect(breaches([fine, reported])).toBe('')
  const lines = breaches([fine, broken]).split('\n')
  expect(lines[0]).toContain('a|b')
  expect(lines[1]).toBe('  - cause 1')
  expect(lines.at(-1)).toBe('  - and 8 more')
  expect(lines).toHaveLength(14)
})

test('a row of forbidden things holds when there are none', () => {
  expect(noneOf('console errors', [])).toMatchObject({ measured: '0', holds: true })
  expect(noneOf('console errors', ['/: oops'])).toMatchObject({ measured: '1', holds: false })
})

test('a kilobyte is 1000 bytes', () => {
  expect(kilobytes(90_049)).toBe('90.0 kB')
})
