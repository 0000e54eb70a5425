import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { account } from '../../../visitor/account.tsx'
import { closeDialog } from '../../../visitor/dialogs.ts'
import { AccountArea } from '../header-controls.tsx'
import { renderInSite } from '../testing/render-in-site.tsx'
import { AccountDialogsSlot } from './account-dialogs-slot.tsx'

beforeEach(() => {
  account.user = null
  closeDialog()
})

async function open(button: 'Login' | 'Sign Up') {
  renderInSite(
    <>
      <AccountArea />
      <AccountDialogsSlot />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: button }))
  const title = button === 'Login' ? 'Welcome Back' : 'Create Account'
  return screen.findByRole('dialog', { name: title })
}

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

test('§4 a login closes the dialog, shows the user, and a logout brings the buttons and empty fields back', async () => {
  await open('Login')
  fill('Email', 'ana@example.org')
  fill('Password', 'secret')
  await press('Sign In')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('ana')
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard')
  await press('Logout')
  // What was pressed has gone; the keyboard goes on from its place.
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Login' })),
  )
  await press('Login')
  await screen.findByRole('dialog')
  expect([value('Email'), value('Password')]).toEqual(['', ''])
})

test('§4 §8 a failed login keeps the dialog open with its fields, without a message', async () => {
  await open('Login')
  // Which the browser checks.
  expect(screen.getByLabelText('Email').getAttribute('type')).toBe('email')
  fill('Email', 'ana@example.org')
  await press('Sign In')
  expect(screen.getByRole('dialog', { name: 'Welcome Back' })).toBeTruthy()
  expect(value('Email')).toBe('ana@example.org')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(account.user).toBeNull()
})

test('§5 a sign-up needs all three fields and stores the name', async () => {
  await open('Sign Up')
  fill('Email', 'ana@example.org')
  fill('Password', 'secret')
  await press('Create Account')
  expect(screen.getByRole('dialog', { name: 'Create Account' })).toBeTruthy()
  expect(value('Password')).toBe('secret')
  fill('Full Name', 'Ana Ruiz')
  await press('Create Account')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(account.user).toEqual({ email: 'ana@example.org', name: 'Ana Ruiz' })
})

test('§2.3 §4 each dialog links to the other, and only one is open', async () => {
  await open('Login')
  await press("Don't have an account? Sign up")
  await screen.findByRole('dialog', { name: 'Create Account' })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await press('Already have an account? Sign in')
  await screen.findByRole('dialog', { name: 'Welcome Back' })
})
