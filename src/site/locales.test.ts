import { expect, test } from 'vitest'
import { localePath, splitPathname } from './locales.ts'

test('the default language has no prefix', () => {
  expect(localePath('en', '/')).toBe('/')
  expect(localePath('en', '/contact')).toBe('/contact')
  expect(localePath('es', '/')).toBe('/es')
  expect(localePath('hi', '/industries/politics')).toBe('/hi/industries/politics')
})

test.each([
  ['/', 'en', '/'],
  ['/es', 'es', '/'],
  ['/es/', 'es', '/'],
  ['/fr/property-tours', 'fr', '/property-tours'],
  ['/property-tours/', 'en', '/property-tours'],
  ['/en/contact', 'en', '/en/contact'],
  ['/historic', 'en', '/historic'],
])('%s is %s %s', (pathname, locale, path) => {
  expect(splitPathname(pathname)).toEqual({ locale, path })
})
