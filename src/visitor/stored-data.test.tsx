import { beforeEach, expect, test, vi } from 'vitest'
import { account, login } from './account.tsx'
import { forgetVisitor, storedKeys, subscribeToStoredKeys } from './stored-data.ts'
import { setTheme, theme } from './theme.ts'

beforeEach(() => localStorage.clear())

test('names what is stored, and nothing that is not ours', () => {
  expect(storedKeys()).toEqual([])
  localStorage.setItem('other', 'x')
  setTheme('dark')
  expect(storedKeys()).toEqual(['theme'])
  login('ana@example.org', 'secret')
  expect(storedKeys()).toEqual(['user', 'theme'])
  // The same array, so that React does not render for nothing.
  expect(storedKeys()).toBe(storedKeys())
})

test('forgetting signs out, brings back the light theme, and tells who follows', () => {
  setTheme('dark')
  login('ana@example.org', 'secret')
  for (const key of ['other', 'lesson-titration', 'lesson-motion']) localStorage.setItem(key, '{}')
  // Progress in any lesson counts as one.
  expect(storedKeys()).toEqual(['user', 'theme', 'lesson-*'])
  const onChange = vi.fn()
  const stop = subscribeToStoredKeys(onChange)
  forgetVisitor()
  expect(Object.keys(localStorage)).toEqual(['other'])
  expect(account.user).toBeNull()
  expect(theme.choice).toBe('light')
  expect(onChange).toHaveBeenCalled()
  stop()
  onChange.mockClear()
  forgetVisitor()
  expect(onChange).not.toHaveBeenCalled()
})
