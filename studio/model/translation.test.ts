import { expect, test } from 'vitest'
import { untranslatedFields } from './translation.ts'

test('prose that is still English, or not there, is to be translated', () => {
  const english = {
    title: 'Walk through the rooms',
    points: [{ text: 'It is there.' }, { text: 'And here.' }],
  }
  const spanish = { title: 'Recorre las salas', points: [{ text: 'It is there.' }] }
  expect(untranslatedFields(english, spanish)).toEqual([['points', 0, 'text']])
  expect(untranslatedFields(english, undefined)).toEqual([['title'], ['points', 0, 'text']])
  expect(untranslatedFields(english, { ...spanish, points: [{ text: 'Está ahí.' }] })).toEqual([])
})

test.each([
  ['a name', 'Apple Vision Pro, Safari'],
  ['a place', 'Park Row, New York'],
  ['a measure', '{{width}} × {{depth}} cm'],
  ['an address', '/property-tours'],
])('%s may be the same', (_what, text) => {
  expect(untranslatedFields({ text }, { text })).toEqual([])
})

test('what stands in all languages in each file may be the same', () => {
  const said = {
    en: 'All eleven of them stay.',
    es: 'Se quedan los once.',
    fr: 'Les onze restent.',
    hi: 'सभी',
  }
  expect(untranslatedFields({ said }, { said })).toEqual([])
})
