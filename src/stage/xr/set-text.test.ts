import { describe, expect, test } from 'vitest'
import { cutShort, fitTexts, heightOf, type SetText, toLines } from './set-text.ts'

/** Type whose letters are all half as wide as high; marks that join the letter before them have no width. */
const measure = (text: string, size: number) => (text.replace(/\p{M}/gu, '').length * size) / 2
const inTen = (line: string) => measure(line, 10)

const clusters = (text: string) =>
  Array.from(
    new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(text),
    (each) => each.segment,
  )

describe('lines', () => {
  test('break between words, and a word that is too wide stands alone', () => {
    expect(toLines('one two three', 40, inTen)).toEqual(['one two', 'three'])
    expect(toLines('a incomprehensible b', 40, inTen)).toEqual(['a', 'incomprehensible', 'b'])
    expect(toLines(' one  two ', 40, inTen)).toEqual(['one two'])
    expect(toLines('', 40, inTen)).toEqual([])
  })

  test('keep a French sign with its word, by the narrow space before it', () => {
    const question = 'Quelle est la couleur\u202f?'
    expect(toLines(question, 45, inTen)).toEqual(['Quelle', 'est la', 'couleur\u202f?'])
    expect(toLines('25\u00a0mL de base', 30, inTen)).toEqual(['25\u00a0mL', 'de', 'base'])
  })

  test('leave Hindi words whole, with all their signs', () => {
    const text = 'क्षारक की सान्द्रता ज्ञात कीजिए'
    const lines = toLines(text, 25, inTen)
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.join(' ')).toBe(text)
  })
})

describe('a text alone', () => {
  const setting = { sizes: [40, 30, 20], leading: 1.3 }
  const setIn = (text: string, room: { width: number; height: number }, sizes = setting.sizes) =>
    fitTexts([text], room, { ...setting, sizes }, measure)[0] as SetText

  test('is set large where it is short, smaller where it is long, and whole', () => {
    const room = { width: 400, height: 130 }
    expect(setIn('Walk in', room)).toEqual({ size: 40, lines: ['Walk in'] })
    const text = 'Point at the floor and press: the doorway stands there, as wide as a real one is'
    const set = setIn(text, room)
    expect(set.size).toBeLessThan(40)
    expect(set.lines.join(' ')).toBe(text)
    expect(heightOf(set, setting.leading)).toBeLessThanOrEqual(room.height)
  })

  test('with a word that is wider than a line asks for smaller type', () => {
    expect(setIn('Neutralisation', { width: 150, height: 60 })).toEqual({
      size: 20,
      lines: ['Neutralisation'],
    })
  })

  test('ends with an ellipsis where it has no room in any size, within the room', () => {
    const room = { width: 100, height: 60 }
    const { lines } = setIn('one two three four five six seven', room, [20])
    expect(lines).toEqual(['one two', 'three …'])
    for (const line of lines) expect(measure(line, 20)).toBeLessThanOrEqual(room.width)
  })

  test('with a word that is wider than a line in any size is cut within it', () => {
    const room = { width: 100, height: 60 }
    expect(setIn('Donaudampfschifffahrt fährt', room, [20]).lines).toEqual(['Donaudamp…', 'fährt'])
  })

  test('shows a line of itself in the lowest room', () => {
    expect(setIn('one', { width: 100, height: 5 }, [20]).lines).toEqual(['one'])
  })
})

describe('texts one above the other', () => {
  const texts = ['Walls, dome, most columns', 'and much of the marble']
  const setIn = (given: readonly string[], width: number, height: number, sizes = [20, 16, 11]) =>
    fitTexts(given, { width, height }, { sizes, leading: 1.24 }, measure)

  test('are set in the largest type in which they have room together', () => {
    const [first, second] = setIn(texts, 160, 56)
    expect(first).toEqual({ size: 11, lines: ['Walls, dome, most columns'] })
    expect(second).toEqual({ size: 11, lines: ['and much of the marble'] })
    expect(setIn(texts, 160, 100)[0]?.size).toBe(20)
    expect(setIn(texts, 160, 99)[0]?.size).toBe(16)
  })

  test('leave out what has no room in the smallest type, and a mark says so', () => {
    const set = setIn(['one two three four five six'], 40, 30, [10])
    expect(set).toEqual([{ size: 10, lines: ['one two', 'three …'] }])
    expect(set.reduce((sum, text) => sum + heightOf(text, 1.24), 0)).toBeLessThanOrEqual(30)
    expect(setIn(['one', 'two'], 40, 13, [10])[1]?.lines).toEqual([])
  })
})

describe('what is cut short', () => {
  test('is no wider than there is room, and what has room is whole', () => {
    expect(cutShort('Bath', 20, 100, measure)).toBe('Bath')
    const short = cutShort('Donaudampfschifffahrt', 20, 100, measure)
    expect(short).toMatch(/^Donau.*…$/)
    expect(measure(short, 20)).toBeLessThanOrEqual(100)
  })

  test('leaves no space before its ellipsis', () => {
    expect(cutShort('Bath room', 20, 60, measure)).toBe('Bath…')
  })

  test('is never cut through a Hindi letter', () => {
    const name = 'किताबों की अलमारी'
    const whole = clusters(name)
    for (let width = 20; width < measure(name, 20); width += 10) {
      const kept = clusters(cutShort(name, 20, width, measure).replace('…', ''))
      expect(kept.length).toBeLessThan(whole.length)
      expect(kept).toEqual(whole.slice(0, kept.length))
    }
  })
})
