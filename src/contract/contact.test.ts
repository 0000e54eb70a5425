import { expect, test } from 'vitest'
import { contactForm, contactMessage, contactResponse, honeypotField } from './contact.ts'

const sound = {
  name: 'Ana Ruiz',
  email: 'ana@example.org',
  service: 'custom',
  message: 'A model of our new library, please.',
}

/** The codes of what is wrong, by field. */
function issues(change: Record<string, unknown>) {
  const checked = contactMessage.safeParse({ ...sound, ...change })
  const list = checked.error?.issues ?? []
  return Object.fromEntries(list.map(({ path, message }) => [path.join('.'), message]))
}

test('a valid message passes and is trimmed', () => {
  expect(
    contactMessage.parse({ ...sound, name: '  Ana Ruiz ', email: ' ana@example.org ' }),
  ).toEqual(sound)
})

test.each([
  ['name', 'A', 'nameShort'],
  ['name', '  A  ', 'nameShort'],
  ['name', 'n'.repeat(51), 'nameLong'],
  ['email', '', 'email'],
  ['email', 'ana@', 'email'],
  ['email', `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.org`, 'email'],
  ['service', '', 'service'],
  ['service', 'rockets', 'service'],
  ['message', 'Too short', 'messageShort'],
  ['message', `${' '.repeat(20)}short`, 'messageShort'],
  ['message', 'm'.repeat(501), 'messageLong'],
])('§5 %s %j is refused as %s', (field, value, code) => {
  expect(issues({ [field]: value })).toEqual({ [field]: code })
})

test.each([
  { name: 'Al', message: 'Ten chars.' },
  { name: 'n'.repeat(50), message: 'm'.repeat(500) },
])('§5 §9 lengths may be at their limit: %j', (change) => {
  expect(issues(change)).toEqual({})
})

test.each([
  ['', undefined],
  [undefined, undefined],
  ['https://buy.example', 'https://buy.example'],
])('the trap goes out only with something in it: %j', (typed, sent) => {
  const form = JSON.stringify(contactForm.parse({ ...sound, [honeypotField]: typed }))
  expect(JSON.parse(form)).toEqual({ ...sound, ...(sent && { [honeypotField]: sent }) })
})

test('an answer without its flag is invalid', () => {
  expect(contactResponse.safeParse({ success: true }).success).toBe(true)
  expect(contactResponse.safeParse({ success: false, message: 'full' }).success).toBe(true)
  expect(contactResponse.safeParse({ message: 'thanks' }).success).toBe(false)
})

test('issues are listed by field', () => {
  const issues = { name: 'nameShort', service: 'service' }
  expect(contactResponse.parse({ success: false, code: 'invalid', issues }).issues).toEqual(issues)
})
