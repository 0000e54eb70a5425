import { expect, test } from 'vitest'
import { kindOfMessage, thirdParties } from './complaints.ts'

test.each([
  [
    'Refused to apply inline style because it violates the following Content Security Policy',
    'csp',
  ],
  ['Error: Minified React error #418; visit https://react.dev/errors/418?args[]=text', 'hydration'],
  ['Hydration failed because the server rendered text did not match the client', 'hydration'],
  ['Error: Minified React error #31; visit https://react.dev/errors/31', 'console'],
  ['Failed to load resource: the server responded with a status of 404', 'console'],
])('%s is of kind %s', (text, kind) => {
  expect(kindOfMessage(text)).toBe(kind)
})

test('only addresses elsewhere are third parties, another port being elsewhere', () => {
  const requested = [
    'http://localhost:1/assets/a.js',
    'data:image/png;base64,AA',
    'blob:http://localhost:1/6f',
    'https://fonts.example/a.woff2',
    'http://localhost:2/',
  ]
  const found = thirdParties(requested, 'http://localhost:1').map(({ text }) => text)
  expect(found).toEqual(['https://fonts.example/a.woff2', 'http://localhost:2/'])
})
