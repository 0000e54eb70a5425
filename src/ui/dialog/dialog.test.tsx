import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Features" closeLabel="Close">
        <label>
          Search <input />
        </label>
      </Dialog>
    </>
  )
}

async function openIt() {
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  await act(async () => opener.click())
  return { opener, dialog: await screen.findByRole('dialog', { name: 'Features' }) }
}

test('takes the focus to its first field, locks the page, and adds no style element', async () => {
  const { dialog } = await openIt()
  expect(dialog.contains(document.activeElement)).toBe(true)
  expect(document.activeElement?.tagName).toBe('INPUT')
  expect(document.documentElement.classList.contains('scroll-locked')).toBe(true)
  expect(document.querySelectorAll('style')).toHaveLength(0)
})

test.each(['Escape', 'the close button'])('%s closes it and returns the focus', async (way) => {
  const { opener, dialog } = await openIt()
  await act(async () => {
    if (way === 'Escape') fireEvent.keyDown(dialog, { key: 'Escape' })
    else screen.getByRole('button', { name: 'Close' }).click()
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.documentElement.classList.contains('scroll-locked')).toBe(false)
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
