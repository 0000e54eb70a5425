import { expect, test } from 'vitest'
import { contactForm, contactIssues } from '../../../contract/contact.ts'
import { issuesOf, serviceOfQuery } from './form.ts'

test('the service is read from the query only if it exists', () => {
  expect(serviceOfQuery('?service=custom')).toBe('custom')
  expect(serviceOfQuery('a=b&service=virtual-staging')).toBe('virtual-staging')
  expect(serviceOfQuery('?service=rockets')).toBeUndefined()
  expect(serviceOfQuery('')).toBeUndefined()
})

test('every issue of the contract has a code', () => {
  const long = { name: 'n'.repeat(51), email: '', service: '', message: 'm'.repeat(501) }
  for (const form of [{}, long]) {
    const read = contactForm.safeParse(form)
    const issues = read.success ? {} : issuesOf(read)
    expect(Object.keys(issues).toSorted()).toEqual(['email', 'message', 'name', 'service'])
    expect(contactIssues).toEqual(expect.arrayContaining(Object.values(issues)))
  }
})
