import { fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import staging from '../../../../../content/en/ui/staging.json'
import { Compare } from './compare.tsx'

test('the photo as it was lies on the left, up to the line, beside its word', () => {
  const i18n = createInstance()
  i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { staging } }, initAsync: false })
  const size = { width: 400, height: 300 }
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <Compare before="/before.jpg" after="/after.jpg" size={size} alt="Staged" />
    </I18nextProvider>,
  )
  fireEvent.change(screen.getByRole('slider'), { target: { value: '30' } })
  const before = container.querySelector<HTMLElement>('[src="/before.jpg"]')
  // Cut off from the right, so that 30 % are left of it.
  expect(before?.style.clipPath).toMatch(/^inset\(0(px)? 70% 0(px)? 0(%|px)?\)$/)
  expect(screen.getByAltText('Staged').style.clipPath).toBe('')
  expect(screen.getByText('Before').className).toContain('left-')
})
