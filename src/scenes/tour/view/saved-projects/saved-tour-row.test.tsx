import { readFileSync } from 'node:fs'
import { fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import { addStrings, createI18n } from '../../../../i18n/create.ts'
import { SavedTourRow } from './saved-tour-row.tsx'

const i18n = createI18n('en', 'Realia')
addStrings(i18n, { tour: JSON.parse(readFileSync('content/en/ui/tour.json', 'utf8')) })

const field = () => screen.queryByRole<HTMLInputElement>('textbox')

/** A kept tour whose new name is being typed. */
function renaming() {
  const onRename = vi.fn()
  const kept = { id: 'home', name: 'Casa', count: 1, changed: 0, bytes: 1 }
  const others = { onOpen: vi.fn(), onBegin: vi.fn(), onNoName: vi.fn(), onDelete: vi.fn() }
  render(
    <I18nextProvider i18n={i18n}>
      <SavedTourRow kept={kept} onRename={onRename} {...others} />
    </I18nextProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Rename Casa' }))
  const input = field()
  if (!input) throw new Error('There is no field')
  input.focus()
  fireEvent.change(input, { target: { value: 'घर' } })
  return { input, onRename }
}

test.each(['Enter', 'Escape'])('%s is left to what is still being composed', (key) => {
  const { input, onRename } = renaming()
  // What is not prevented is true.
  expect(fireEvent.keyDown(input, { key, isComposing: true })).toBe(true)
  expect([field()?.value, document.activeElement]).toEqual(['घर', input])
  expect(onRename).not.toHaveBeenCalled()
})

test.each([
  ['Enter', [['घर']]],
  ['Escape', []],
])('%s ends the naming; only Enter gives the name', (key, given) => {
  const { input, onRename } = renaming()
  fireEvent.keyDown(input, { key })
  expect([onRename.mock.calls, field()]).toEqual([given, null])
})
