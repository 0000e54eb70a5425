import { expect, test } from 'vitest'
import { locales } from '../site/locales.ts'
import { addStrings, createI18n } from './create.ts'

test.each(locales)('§4 in %s a key without a translation is shown itself', (locale) => {
  const i18n = createI18n(locale, 'Realia')
  addStrings(i18n, { shell: { close: 'Zu' } })
  expect(i18n.t('close')).toBe('Zu')
  expect(i18n.t('menu')).toBe('menu')
})

test('strings contain the brand, and special characters are not escaped', () => {
  const i18n = createI18n('en', 'R & Co')
  addStrings(i18n, { shell: { homeOf: '{{brand}} home page' } })
  expect(i18n.t('homeOf', {} as never)).toBe('R & Co home page')
})
