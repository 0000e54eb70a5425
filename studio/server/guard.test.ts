import { expect, test } from 'vitest'
import { refusal } from './guard.ts'

const own = {
  host: 'localhost:5173',
  origin: 'http://localhost:5173',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
}

const ask = (method: string, headers: Record<string, string | undefined>, address = '127.0.0.1') =>
  refusal({ method, header: (name) => headers[name], address })

test.each([
  ['a save of the studio', 'POST', own, '127.0.0.1'],
  ['one by IPv6', 'POST', { ...own, host: '[::1]:5173', origin: 'http://[::1]:5173' }, '::1'],
  ['a reading of the studio, which says no origin', 'GET', { ...own, origin: undefined }, '::1'],
] as const)('%s is answered', (_what, method, headers, address) => {
  expect(ask(method, headers, address)).toBeNull()
})

test.each([
  ['another machine', 'POST', own, '192.168.1.20'],
  ['no machine', 'POST', own, ''],
  ['another name', 'GET', { host: 'realia.example:5173' }, '127.0.0.1'],
  ['a name that begins like ours', 'GET', { host: 'localhost.example' }, '127.0.0.1'],
  ['no name', 'GET', {}, '127.0.0.1'],
  ['another origin', 'POST', { ...own, origin: 'http://localhost:3000' }, '127.0.0.1'],
  ['an origin that is none', 'POST', { ...own, origin: 'null' }, '127.0.0.1'],
  ['no origin', 'POST', { ...own, origin: undefined }, '127.0.0.1'],
  ['a reading across sites', 'GET', { ...own, 'sec-fetch-site': 'cross-site' }, '127.0.0.1'],
  ['a form', 'POST', { ...own, 'content-type': 'text/plain' }, '127.0.0.1'],
] as const)('%s is not', (_what, method, headers, address) => {
  expect(ask(method, headers, address)).toEqual(expect.any(String))
})
