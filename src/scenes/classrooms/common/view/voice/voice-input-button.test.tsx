import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderEnglish } from '../tool/testing/workspace-help.tsx'
import { VoiceInputButton } from './voice-input-button.tsx'

class Silent extends EventTarget {
  static heard: Silent | undefined
  lang = ''
  start() {
    Silent.heard = this
  }
  abort() {}
}

const named = (name: string) => screen.getByRole('button', { name })
const press = async (name: string) => {
  named(name).focus()
  await act(async () => fireEvent.click(named(name)))
}

beforeEach(() => {
  vi.stubGlobal('SpeechRecognition', Silent)
  renderEnglish(<VoiceInputButton onHeard={() => {}} say={() => {}} />)
})

test.each([
  ['No, I’ll type', 'Speak'],
  ['Agree and listen', 'Listening…'],
])('after "%s" the focus is back on the button that asked', async (answer, name) => {
  await press('Speak')
  await press(answer)
  expect(named(name)).toBe(document.activeElement)
})

test.each(['Speak', 'No, I’ll type'])(
  'Escape on "%s" takes the question back, and the focus to the button that asked',
  async (from) => {
    const opener = named('Speak')
    await press('Speak')
    expect(opener.getAttribute('aria-expanded')).toBe('true')
    named(from).focus()
    await act(async () => fireEvent.keyDown(named(from), { key: 'Escape' }))
    expect(opener.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('group')).toBeNull()
    expect(opener).toBe(document.activeElement)
  },
)

test('what is said is taken for the language of the page, not for that of the browser', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-AT')
  await press('Speak')
  await press('Agree and listen')
  expect(Silent.heard?.lang).toMatch(/^en/)
})
