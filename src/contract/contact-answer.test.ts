import { expect, test } from 'vitest'
import { contactAnswer } from './contact-answer.ts'

test('an answer needs its flag', () => {
  expect(contactAnswer.safeParse({ success: true }).success).toBe(true)
  expect(contactAnswer.safeParse({ success: false, message: 'full' }).success).toBe(true)
  expect(contactAnswer.safeParse({ message: 'thanks' }).success).toBe(false)
})

test('issues are read by field', () => {
  const issues = { name: 'nameShort', service: 'service' }
  expect(contactAnswer.parse({ success: false, code: 'invalid', issues }).issues).toEqual(issues)
})
