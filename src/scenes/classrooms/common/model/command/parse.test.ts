import { describe, expect, test } from 'vitest'
import { parseCommand } from './parse.ts'
import { phrases, suggest } from './suggest.ts'
import type { Vocabulary } from './vocabulary.ts'

const english: Vocabulary = {
  patterns: [
    { command: 'show', say: 'show the? {object}' },
    { command: 'do', say: '{action}' },
    { command: 'set', say: 'set the? {slider} to {number} *' },
    { command: 'choose', say: 'choose {option}' },
    { command: 'read', say: 'read {reading}' },
    { command: 'answer', say: 'answer {number}' },
    { command: 'next', say: 'next step?' },
  ],
  names: {
    object: [
      { id: 'nucleus', said: ['nucleus'] },
      { id: 'rough', said: ['rough reticulum', 'rough endoplasmic reticulum'] },
      { id: 'reticulum', said: ['reticulum'] },
    ],
    action: [
      { id: 'start', said: ['start', 'let go'] },
      { id: 'starter', said: ['start again'] },
    ],
    slider: [{ id: 'angle', said: ['angle', 'amplitude'] }],
    option: [{ id: 'methylOrange', said: ['methyl orange'] }],
    reading: [{ id: 'ph', said: ['pH'] }],
  },
  numbers: [
    { said: 'two', value: 2 },
    { said: 'twenty', value: 20 },
    { said: 'twenty five', value: 25 },
  ],
}

const hindi: Vocabulary = {
  ...english,
  patterns: [
    { command: 'show', say: '{object} दिखाओ' },
    { command: 'set', say: '{slider} को? {number} * करो' },
  ],
  names: {
    ...english.names,
    object: [{ id: 'nucleus', said: ['केंद्रक'] }],
    slider: [{ id: 'angle', said: ['कोण'] }],
  },
  numbers: [{ said: 'तीस', value: 30 }],
}

describe('a command is understood', () => {
  test.each([
    ['show nucleus', { command: 'show', name: 'nucleus' }],
    ['Show the nucleus!', { command: 'show', name: 'nucleus' }],
    ['show rough endoplasmic reticulum', { command: 'show', name: 'rough' }],
    ['show reticulum', { command: 'show', name: 'reticulum' }],
    ['start', { command: 'do', name: 'start' }],
    ['start again', { command: 'do', name: 'starter' }],
    ['Let go.', { command: 'do', name: 'start' }],
    ['set angle to 30', { command: 'set', name: 'angle', number: 30 }],
    ['set the amplitude to -12,5 degrees', { command: 'set', name: 'angle', number: -12.5 }],
    ['set angle to 30°', { command: 'set', name: 'angle', number: 30 }],
    ['set angle to twenty-five degrees', { command: 'set', name: 'angle', number: 25 }],
    ['choose Methyl Orange', { command: 'choose', name: 'methylOrange' }],
    ['read pH?', { command: 'read', name: 'ph' }],
    ['answer two', { command: 'answer', number: 2 }],
    ['next', { command: 'next' }],
    ['NEXT STEP', { command: 'next' }],
  ])('%s', (text, command) => {
    expect(parseCommand(text, english)).toEqual(command)
  })

  test.each([
    ['केंद्रक दिखाओ', { command: 'show', name: 'nucleus' }],
    ['कोण ३० डिग्री करो', { command: 'set', name: 'angle', number: 30 }],
    ['कोण को तीस करो', { command: 'set', name: 'angle', number: 30 }],
  ])('in an order of words of its own: %s', (text, command) => {
    expect(parseCommand(text, hindi)).toEqual(command)
  })
})

test.each([
  '',
  '…',
  'show',
  'show the',
  'show nuclear',
  'set angle to',
  'set angle to high',
  'set angle to 30 and then wait for it',
  'answer 2 3',
  'starting',
])('“%s” is not', (text) => {
  expect(parseCommand(text, english)).toBeUndefined()
})

test('accents may be left out, and other letters are not taken for them', () => {
  const french: Vocabulary = { ...english, patterns: [{ command: 'next', say: 'étape suivante' }] }
  expect(parseCommand('etape suivante', french)).toEqual({ command: 'next' })
  // Vowel signs of Devanagari are letters: रस is not रास.
  const words = { ...hindi, patterns: [{ command: 'next' as const, say: 'रास' }] }
  expect(parseCommand('रस', words)).toBeUndefined()
})

test('a dot does for the moon that marks a nasal', () => {
  const words = { ...hindi, numbers: [{ said: 'पाँच', value: 5 }] }
  expect(parseCommand('कोण को पांच करो', words)).toEqual({
    command: 'set',
    name: 'angle',
    number: 5,
  })
})

test('everything that can be said is listed once and understood', () => {
  const all = phrases(english)
  expect(all).toContain('show nucleus')
  expect(all).toContain('set angle to …')
  expect(all).toContain('next')
  expect(new Set(all).size).toBe(all.length)
  for (const phrase of all) {
    expect(parseCommand(phrase.replace('…', '7'), english), phrase).toBeDefined()
  }
})

test('what is nearly a command is answered with the nearest ones', () => {
  expect(suggest('show nucleos', english)[0]).toBe('show nucleus')
  expect(suggest('metil orange', english)[0]).toBe('choose methyl orange')
  expect(suggest('zzzzzzzzzzzzzzzzzzzzzzzzzzzz', english)).toEqual([])
  expect(suggest('', english)).toEqual([])
})
