import { renderHook } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import { useMeasureFormats } from './use-measures.ts'

test.each([
  ['en', ['1,200 m', '4 min', '38%']],
  ['fr', ['1 200 m', '4 min', '38 %']],
])('a length in meters, seconds as minutes, a share in percent: %s', (lng, written) => {
  const i18n = createInstance()
  i18n.use(initReactI18next).init({ lng, resources: {}, initAsync: false })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  )
  const { meters, minutes, percent } = renderHook(useMeasureFormats, { wrapper }).result.current
  const plain = (text: string) => text.replace(/\s/g, ' ')
  expect([meters(1200), minutes(240), percent(0.38)].map(plain)).toEqual(written)
})
