import { expect, test } from 'vitest'
import { fitTexts, textBlockHeight, toLines, truncate } from './set-text.ts'

/** Type whose letters are all half as wide as high; marks that join the letter before them have no width. */
const measure = (text: string, size: number) => (text.replace(/\p{M}/gu, '').length * size) / 2

test.each([
  ['one two three', 35, ['one two', 'three']],
  ['a incomprehensible b', 40, ['a', 'incomprehensible', 'b']],
  [' one  two ', 40, ['one two']],
  ['', 40, []],
  // A French sign keeps with its word, by the narrow space before it.
  ['Quelle est la couleur\u202f?', 45, ['Quelle', 'est la', 'couleur\u202f?']],
  ['25\u00a0mL de base', 30, ['25\u00a0mL', 'de', 'base']],
  // Hindi words stay whole, with all their signs.
  ['क्षारक की सान्द्रता', 25, ['क्षारक', 'की', 'सान्द्रता']],
])('lines of %j in a width of %d break between words', (text, width, lines) => {
  expect(toLines(text, width, (line) => measure(line, 10))).toEqual(lines)
})

const setIn = (texts: string[], width: number, height: number, sizes = [40, 30, 20]) =>
  fitTexts(texts, { width, height }, sizes, measure)

test('a text alone is set large where it is short, smaller where it is long, and whole', () => {
  expect(setIn(['Walk in'], 400, 130)).toEqual([{ size: 40, lines: ['Walk in'] }])
  const text = 'Point at the floor and press: the doorway stands there, as wide as a real one is'
  const [set = { size: 99, lines: [] }] = setIn([text], 400, 130)
  expect(set.size).toBeLessThan(40)
  expect(set.lines.join(' ')).toBe(text)
  expect(textBlockHeight(set)).toBeLessThanOrEqual(130)
})

test.each([
  ['a word that is wider than a line', 'Neutralisation', 150, 60, ['Neutralisation']],
  ['no room in any size', 'one two three four five six seven', 100, 60, ['one two', 'three …']],
  ['a word wider than any line', 'Donaudampfschifffahrt fährt', 100, 60, ['Donaudamp…', 'fährt']],
  ['the lowest room', 'one', 100, 5, ['one']],
])('a text with %s is set small, and cut where it must be', (_what, text, width, height, lines) => {
  expect(setIn([text], width, height)).toEqual([{ size: 20, lines }])
})

test('texts one above the other are set in the largest type in which they have room together', () => {
  const texts = ['Walls, dome, most columns', 'and much of the marble']
  const sizesIn = (height: number) =>
    setIn(texts, 160, height, [20, 16])
      .map(({ size }) => size)
      .join()
  expect([100, 99].map(sizesIn)).toEqual(['20,20', '16,16'])
})

test('what is cut short fits, without a space before its ellipsis, never cut through a Hindi letter, else whole', () => {
  expect(truncate('Bath', 20, 100, measure)).toBe('Bath')
  expect(truncate('Bath room', 20, 60, measure)).toBe('Bath…')
  const short = truncate('Donaudampfschifffahrt', 20, 100, measure)
  expect(short).toMatch(/^Donau.*…$/)
  expect(measure(short, 20)).toBeLessThanOrEqual(100)
  const clusters = (text: string) =>
    Array.from(new Intl.Segmenter('hi').segment(text), (each) => each.segment)
  const name = 'किताबों की अलमारी'
  const whole = clusters(name)
  for (let width = 20; width < measure(name, 20); width += 10) {
    const kept = clusters(truncate(name, 20, width, measure).replace('…', ''))
    expect(kept.length).toBeLessThan(whole.length)
    expect(kept).toEqual(whole.slice(0, kept.length))
  }
})
