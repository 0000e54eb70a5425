import { expect, test } from 'vitest'
import { cleanForm, cleanLine, cleanText } from './clean.ts'

test.each([
  [cleanLine, 'Ana\r\nBcc: all@example.org', 'Ana  Bcc: all@example.org'],
  [cleanLine, 'A\u0000n\u001b[31ma\u009b', 'A n [31ma '],
  [cleanLine, 'ana\u202egnp.exe\u202a', 'ana gnp.exe '],
  [cleanLine, 'नमस्ते\u200d क्\u200dष', 'नमस्ते\u200d क्\u200dष'],
  [cleanLine, 'half \ud83d', 'half \ufffd'],
  [cleanText, 'one\r\ntwo\rthree\n\tfour', 'one\ntwo\nthree\n\tfour'],
  [cleanText, 'a\u0000b\u0007c', 'abc'],
])('%o makes %j %j', (clean, text, cleaned) => {
  expect(clean(text)).toBe(cleaned)
})

test('values that are no text are left for validation', () => {
  const form = { name: 5, message: null, service: 'custom' }
  expect(cleanForm(form)).toEqual({ ...form, email: undefined })
})
