import { expect, test } from 'vitest'
import { parseCommand, phrases, suggest, type Vocabulary } from './command.ts'

const named = (...all: [id: string, ...said: string[]][]) =>
  all.map(([id, ...said]) => ({ id, said }))

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
    object: named(
      ['nucleus', 'nucleus'],
      ['rough', 'rough reticulum', 'rough endoplasmic reticulum'],
      ['reticulum', 'reticulum'],
    ),
    action: named(['start', 'start', 'let go'], ['starter', 'start again']),
    slider: named(['angle', 'angle', 'amplitude']),
    option: named(['methylOrange', 'methyl orange']),
    reading: named(['ph', 'pH']),
  },
  numbers: [
    { said: 'two', value: 2 },
    { said: 'twenty', value: 20 },
    { said: 'twenty five', value: 25 },
  ],
}

const hindi: Vocabulary = {
  patterns: [
    { command: 'show', say: '{object} दिखाओ' },
    { command: 'set', say: '{slider} को? {number} * करो' },
    { command: 'next', say: 'रास' },
  ],
  names: {
    ...english.names,
    object: named(['nucleus', 'केंद्रक']),
    slider: named(['angle', 'कोण']),
  },
  numbers: [
    { said: 'तीस', value: 30 },
    { said: 'पाँच', value: 5 },
  ],
}

const french: Vocabulary = { ...english, patterns: [{ command: 'next', say: 'étape suivante' }] }

test.each([
  ['Show the nucleus!', { command: 'show', name: 'nucleus' }],
  ['show rough endoplasmic reticulum', { command: 'show', name: 'rough' }],
  ['start', { command: 'do', name: 'start' }],
  ['start again', { command: 'do', name: 'starter' }],
  ['set the amplitude to -12,5 degrees', { command: 'set', name: 'angle', number: -12.5 }],
  ['set angle to 30°', { command: 'set', name: 'angle', number: 30 }],
  ['set angle to twenty-five degrees', { command: 'set', name: 'angle', number: 25 }],
  ['answer two', { command: 'answer', number: 2 }],
  ['next', { command: 'next' }],
  // Accents may be left out.
  ['etape suivante', { command: 'next' }, french],
  // An order of words of its own.
  ['केंद्रक दिखाओ', { command: 'show', name: 'nucleus' }, hindi],
  ['कोण ३० डिग्री करो', { command: 'set', name: 'angle', number: 30 }, hindi],
  ['कोण को तीस करो', { command: 'set', name: 'angle', number: 30 }, hindi],
  // A dot does for the moon that marks a nasal.
  ['कोण को पांच करो', { command: 'set', name: 'angle', number: 5 }, hindi],
] as [string, object, Vocabulary?][])(
  '“%s” is understood',
  (text, command, vocabulary = english) => {
    expect(parseCommand(text, vocabulary)).toEqual(command)
  },
)

test.each([
  '',
  'show the',
  'show nuclear',
  'set angle to 30 and then wait for it',
  'answer 2 3',
  'starting',
])('“%s” is not', (text) => {
  expect(parseCommand(text, english)).toBeUndefined()
})

test('vowel signs of Devanagari are letters: रस is not रास', () => {
  expect(parseCommand('रास', hindi)).toEqual({ command: 'next' })
  expect(parseCommand('रस', hindi)).toBeUndefined()
})

test('everything that can be said is listed once and understood', () => {
  const all = phrases(english)
  expect(all).toEqual(expect.arrayContaining(['show nucleus', 'set angle to …', 'next']))
  expect(new Set(all).size).toBe(all.length)
  for (const phrase of all)
    expect(parseCommand(phrase.replace('…', '7'), english), phrase).toBeDefined()
})

test('what is nearly a command is answered with the nearest ones', () => {
  expect(suggest('show nucleos', english)[0]).toBe('show nucleus')
  expect(suggest('metil orange', english)[0]).toBe('choose methyl orange')
  expect(suggest('zzzzzzzzzzzzzzzzzzzzzzzzzzzz', english)).toEqual([])
  expect(suggest('', english)).toEqual([])
})
