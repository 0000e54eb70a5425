import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import lesson from '../../../../../../content/en/ui/lesson.json' with { type: 'json' }
import { addStrings } from '../../../../../i18n/add-strings.ts'
import { createI18n } from '../../../../../i18n/create.ts'
import { SpeakButton } from './speak-button.tsx'

class Silent extends EventTarget {
  start() {}
  abort() {}
}

beforeEach(() => vi.stubGlobal('SpeechRecognition', Silent))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['No, I will type', 'Speak'],
  ['I agree, listen', 'Listening …'],
])('after "%s" the focus is back on the button that asked', async (answer, name) => {
  const i18n = createI18n('en', 'Realia')
  addStrings(i18n, { lesson })
  render(
    <I18nextProvider i18n={i18n}>
      <SpeakButton onHeard={() => {}} say={() => {}} />
    </I18nextProvider>,
  )
  const press = async (text: string) => {
    const button = screen.getByRole('button', { name: text })
    button.focus()
    await act(async () => fireEvent.click(button))
  }
  await press('Speak')
  await press(answer)
  expect(screen.getByRole('button', { name })).toBe(document.activeElement)
})

test('Escape takes the question back, and the focus to the button that asked', async () => {
  const i18n = createI18n('en', 'Realia')
  addStrings(i18n, { lesson })
  render(
    <I18nextProvider i18n={i18n}>
      <SpeakButton onHeard={() => {}} say={() => {}} />
    </I18nextProvider>,
  )
  const opener = screen.getByRole('button', { name: 'Speak' })
  for (const from of ['Speak', 'No, I will type']) {
    await act(async () => fireEvent.click(opener))
    expect(opener.getAttribute('aria-expanded')).toBe('true')
    const button = screen.getByRole('button', { name: from })
    button.focus()
    await act(async () => fireEvent.keyDown(button, { key: 'Escape' }))
    expect(opener.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('group')).toBeNull()
    expect(opener).toBe(document.activeElement)
  }
})
