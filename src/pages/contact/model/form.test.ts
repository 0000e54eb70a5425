import { expect, test } from 'vitest'
import { contactMessage } from '../../../contract/contact.ts'
import { issueOf, messageLength, serviceOfQuery, wrongFields } from './form.ts'

test('the service is read from the query only if it exists', () => {
  expect(serviceOfQuery('?service=custom')).toBe('custom')
  expect(serviceOfQuery('a=b&service=virtual-staging')).toBe('virtual-staging')
  expect(serviceOfQuery('?service=rockets')).toBeUndefined()
  expect(serviceOfQuery('')).toBeUndefined()
})

test('every issue of the contract has a code', () => {
  const long = { name: 'n'.repeat(51), email: '', service: '', message: 'm'.repeat(501) }
  for (const form of [{}, long]) {
    const found = contactMessage.safeParse(form).error?.issues ?? []
    expect(found).toHaveLength(4)
    for (const { message } of found) expect(issueOf(message)).toBe(message)
  }
  expect(issueOf('Required')).toBeUndefined()
  expect(issueOf(undefined)).toBeUndefined()
})

test('blanks around a message do not count', () => {
  expect(messageLength('  ten chars \n')).toBe(9)
  expect(messageLength(undefined)).toBe(0)
})

test('a server’s issues are listed with the first field last, which keeps the focus', () => {
  expect(wrongFields({ name: 'nameLong', message: 'messageShort' })).toEqual([
    ['message', 'messageShort'],
    ['name', 'nameLong'],
  ])
  expect(wrongFields(undefined)).toEqual([])
})
