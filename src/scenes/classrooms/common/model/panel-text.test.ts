import { expect, test } from 'vitest'
import { fitTexts, heightOf, toLines } from './panel-text.ts'

/** Every letter is half as wide as its type is high. */
const measure = (text: string, size: number) => text.length * size * 0.5

test('lines break between words, and a word that is too wide stands alone', () => {
  expect(toLines('one two three', 10, 40, measure)).toEqual(['one two', 'three'])
  expect(toLines('a incomprehensible b', 10, 40, measure)).toEqual(['a', 'incomprehensible', 'b'])
  expect(toLines('', 10, 40, measure)).toEqual([])
})

test('texts are set in the largest type in which they have room together', () => {
  const texts = ['Walls, dome, most columns', 'and much of the marble']
  const [first, second] = fitTexts(texts, { width: 160, height: 56 }, [20, 16, 11], measure)
  expect(first).toEqual({ size: 11, lines: ['Walls, dome, most columns'] })
  expect(second).toEqual({ size: 11, lines: ['and much of the marble'] })
  expect(fitTexts(texts, { width: 160, height: 100 }, [20, 16, 11], measure)[0]?.size).toBe(20)
  expect(fitTexts(texts, { width: 160, height: 99 }, [20, 16, 11], measure)[0]?.size).toBe(16)
})

test('a word that is wider than the room asks for smaller type', () => {
  const [word] = fitTexts(['Neutralisation'], { width: 84, height: 60 }, [26, 20, 12], measure)
  expect(word).toEqual({ size: 12, lines: ['Neutralisation'] })
})

test('what has no room in the smallest type is left out, and a mark says so', () => {
  const room = { width: 40, height: 30 }
  const texts = fitTexts(['one two three four five six'], room, [10], measure)
  expect(texts).toEqual([{ size: 10, lines: ['one two', 'three …'] }])
  expect(texts.reduce((sum, text) => sum + heightOf(text), 0)).toBeLessThanOrEqual(30)
  expect(fitTexts(['one', 'two'], { width: 40, height: 13 }, [10], measure)[1]?.lines).toEqual([])
})
