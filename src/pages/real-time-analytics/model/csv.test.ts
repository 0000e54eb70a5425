import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('rows become lines, with numbers as machines read them', () => {
  expect(
    toCsv([
      ['District', 'Reached'],
      ['Harbour', 2772],
      ['Ward 3', -1.5],
    ]),
  ).toBe('\uFEFFDistrict,Reached\r\nHarbour,2772\r\nWard 3,-1.5\r\n')
})

test('commas, quotes and line ends stay inside their field', () => {
  expect(toCsv([['a,b', 'say "hi"', 'two\nlines']])).toBe(
    '\uFEFF"a,b","say ""hi""","two\nlines"\r\n',
  )
})

test('no text is taken for a formula', () => {
  expect(toCsv([['=1+1', '@x']])).toBe("\uFEFF'=1+1,'@x\r\n")
})
