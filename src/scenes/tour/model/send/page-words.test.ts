import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageWords, sayer } from './page-words.ts'

const wordsOf = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(`content/${locale}/ui/tour.json`, 'utf8'))

test.each(['en', 'es', 'fr', 'hi'])('every word of a page is there in %s', (locale) => {
  const words = wordsOf(locale)
  expect(pageWords.filter((word) => !words[word])).toEqual([])
})

test('a sentence takes its values, and a value that looks like a place for one stays as it is', () => {
  const say = sayer(wordsOf('en') as Parameters<typeof sayer>[0])
  expect(say('seekValue', { at: '0:01', length: '{{at}} $& $1' })).toBe('0:01 of {{at}} $& $1')
  expect(say('zoomReadout', { zoom: 110 })).toBe('110%')
  expect(say('zoomReadout')).toBe('%')
})
