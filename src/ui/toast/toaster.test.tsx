import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { dismissToast, showToast, toasts } from './store.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  toasts.list = []
})

test('a toast shows its description, and the next one replaces it', async () => {
  render(<Toaster regionLabel="Notifications ({hotkey})" closeLabel="Close" />)
  await act(async () => {
    showToast({ title: 'Something went wrong', description: 'Try again.', kind: 'destructive' })
  })
  expect(await screen.findByText('Something went wrong')).toBeTruthy()
  expect(screen.getByText('Try again.')).toBeTruthy()
  await act(async () => {
    showToast({ title: 'Message sent!' })
  })
  expect(toasts.list).toHaveLength(1)
  expect(screen.getByText('Message sent!')).toBeTruthy()
  expect(screen.queryByText('Something went wrong')).toBeNull()
  // What screen readers are told begins with the region's name, in which there is no place for the key.
  expect(document.body.textContent).not.toContain('{hotkey}')
})

test('the close button closes the toast', async () => {
  render(<Toaster regionLabel="Notifications ({hotkey})" closeLabel="Close" />)
  const id = await act(async () => showToast({ title: 'Message sent!' }))
  const close = await screen.findByRole('button', { name: 'Close' })
  await act(async () => close.click())
  expect(screen.queryByText('Message sent!')).toBeNull()
  expect(toasts.list[0]).toMatchObject({ id, open: false })
  dismissToast(id)
})
