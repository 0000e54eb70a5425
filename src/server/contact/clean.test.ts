import { expect, test } from 'vitest'
import { cleanForm, cleanLine, cleanText } from './clean.ts'

test.each([
  ['Ana\r\nBcc: all@example.org', 'Ana  Bcc: all@example.org'],
  ['A\u0000n\u001b[31ma\u009b', 'A n [31ma '],
  ['ana\u202egnp.exe', 'ana gnp.exe'],
  ['नमस्ते\u200d क्\u200dष', 'नमस्ते\u200d क्\u200dष'],
  ['half \ud83d', 'half \ufffd'],
])('a line %j becomes %j', (text, clean) => {
  expect(cleanLine(text)).toBe(clean)
})

test.each([
  ['one\r\ntwo\rthree\n\tfour', 'one\ntwo\nthree\n\tfour'],
  ['a\u0000b\u0007c', 'abc'],
])('a text %j becomes %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test('what is no text is left for the check', () => {
  expect(cleanForm({ name: 5, message: null, service: 'custom' })).toEqual({
    name: 5,
    email: undefined,
    message: null,
    service: 'custom',
  })
})
