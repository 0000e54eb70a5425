import { expect, test } from 'vitest'
import type { Glossary } from '../../../content/schemas/glossary.ts'
import { compilePhrases, findPhrases } from './phrases.ts'

const found = (terms: Glossary['terms'], text: string) =>
  findPhrases(text, compilePhrases({ terms })).map(
    ({ words, banned }) => `${words} → ${banned.right}`,
  )

test('a banned word is found as a whole word, in any case, with the term that is right', () => {
  const terms = [{ english: 'meter', banned: ['metre', 'metres'] }]
  expect(found(terms, 'Metres, one metre, centimetre, metres2')).toEqual([
    'Metres → meter',
    'metre → meter',
  ])
})

test('words of Devanagari end where their vowel signs do', () => {
  const terms = [{ english: 'bond', term: 'आबंध', banned: ['बंध'] }]
  expect(found(terms, 'बंध। आबंध, बंधन, बंधी, (बंध)')).toEqual(['बंध → आबंध', 'बंध → आबंध'])
})

test('a letter with a dot below is the same as one character and as two', () => {
  const terms = [{ english: 'carpet', term: 'कालीन', banned: ['\u0915\u093Cालीन'] }]
  expect(found(terms, '\u0958ालीन और \u0915\u093Cालीन')).toHaveLength(2)
  expect(found([{ english: 'photo', term: 'फ़ोटो', banned: ['फोटो'] }], 'फ़ोटो')).toEqual([])
})

test('a phrase is found over any spaces and apostrophes, and before the shorter one in it', () => {
  const terms = [
    { english: 'less walking', banned: ["volunteers' feet"] },
    { english: 'audience', banned: ['feet'] },
  ]
  expect(found(terms, 'the volunteers’\u00A0feet, the feet')).toEqual([
    'volunteers’\u00A0feet → less walking',
    'feet → audience',
  ])
})

test('a word within the right term is right', () => {
  const terms = [{ english: 'email', term: 'e-mail', banned: ['mail', 'mails'] }]
  expect(found(terms, 'Votre e-mail, un mail, des mails')).toEqual([
    'mail → e-mail',
    'mails → e-mail',
  ])
  const agent = [{ english: 'real estate agent', banned: ['estate agent', 'estate agents'] }]
  expect(found(agent, 'Real estate agents, estate agents')).toEqual([
    'estate agents → real estate agent',
  ])
})
