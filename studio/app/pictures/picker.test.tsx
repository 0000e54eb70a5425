import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { getStudio, setStudio } from '../state/store.ts'
import { words } from '../words.ts'
import { Picker } from './picker.tsx'

const before = getStudio()
afterEach(() => setStudio(() => before))

test('another picture needs words of its own before it can be used', async () => {
  const choices = { page: [], picture: ['hall', 'kitchen'], loop: [], panorama: [] }
  setStudio(() => ({ site: { documents: [], open: [], choices } }))
  const nothing = () => {}
  render(
    <Picker
      kind="picture"
      open
      onOpenChange={nothing}
      chosen="hall"
      alt="A hall with a bench"
      onUse={nothing}
    />,
  )
  const use = await screen.findByRole<HTMLButtonElement>('button', { name: words.usePicture })
  expect(use.disabled).toBe(false)
  fireEvent.click(screen.getByRole('radio', { name: 'kitchen' }))
  expect(screen.getByLabelText<HTMLInputElement>(words.alt).value).toBe('')
  expect(use.disabled).toBe(true)
})
