import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('rows become lines with quoted text, plain numbers and no formulas', () => {
  const rows = [
    ['District', 'Reached'],
    ['Harbor', 2772],
    ['Ward 3', -1.5],
    ['a,b', 'say "hi"', 'two\nlines'],
    ['=1+1', '@x'],
  ]
  const lines = [
    ...['District,Reached', 'Harbor,2772', 'Ward 3,-1.5'],
    ...['"a,b","say ""hi""","two\nlines"', "'=1+1,'@x"],
  ]
  expect(toCsv(rows)).toBe(`\uFEFF${lines.join('\r\n')}\r\n`)
})
