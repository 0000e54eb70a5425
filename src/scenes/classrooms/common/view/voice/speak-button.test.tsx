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
