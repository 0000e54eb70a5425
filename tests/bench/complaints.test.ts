import { expect, test } from 'vitest'
import { kindOfMessage, thirdParties } from './complaints.ts'

test.each([
  ['Refused to apply inline style because it violates … Content Security Policy', 'csp'],
  ['Error: Minified React error #418; visit https://react.dev/errors/418', 'hydration'],
  ['Hydration failed because the server rendered text did not match the client', 'hydration'],
  ['Error: Minified React error #31; visit https://react.dev/errors/31', 'console'],
])('%s is of kind %s', (text, kind) => {
  expect(kindOfMessage(text)).toBe(kind)
})

test('only addresses elsewhere are third parties, another port being elsewhere', () => {
  const own = ['http://localhost:1/a.js', 'data:image/png;base64,AA', 'blob:http://localhost:1/6f']
  const others = ['https://fonts.example/a.woff2', 'http://localhost:2/']
  const found = thirdParties([...own, ...others], 'http://localhost:1')
  expect(found.map(({ text }) => text)).toEqual(others)
})
