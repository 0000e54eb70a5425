import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AuthProvider, account, useAuth } from './account.tsx'

const signedInUser = () => renderHook(useAuth, { wrapper: AuthProvider }).result

beforeEach(() => {
  account.user = null
})

test('§3 a login names the user by the part before the @, a sign-up as given; no password is saved', async () => {
  const auth = signedInUser()
  await act(async () => expect(auth.current.login('ana@example.org', 'secret')).toBe(true))
  expect(auth.current.user).toEqual({ email: 'ana@example.org', name: 'ana' })
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(auth.current.user)
  await act(async () => expect(auth.current.signup('a@b.c', 'secret', 'Ana Ruiz')).toBe(true))
  expect(auth.current.user).toEqual({ email: 'a@b.c', name: 'Ana Ruiz' })
  expect(localStorage.getItem('user')).not.toContain('secret')
})

test.each([
  ['', 'secret', 'Ana'],
  ['a@b.c', '', 'Ana'],
  ['a@b.c', 'secret', ''],
])('§5 an empty field fails: %j %j %j', (email, password, name) => {
  const auth = signedInUser()
  expect(auth.current.signup(email, password, name)).toBe(false)
  if (name) expect(auth.current.login(email, password)).toBe(false)
  expect(account.user).toBeNull()
  expect(localStorage.getItem('user')).toBeNull()
})

test('§4 a saved user is restored, a login in another tab counts, and a logout forgets it', async () => {
  localStorage.setItem('user', '{"email":"a@b.c","name":"Ana"}')
  const auth = signedInUser()
  expect(auth.current.user).toEqual({ email: 'a@b.c', name: 'Ana' })
  localStorage.setItem('user', '{"email":"b@b.c","name":"Ben"}')
  await act(async () => dispatchEvent(new StorageEvent('storage', { key: 'user' })))
  expect(auth.current.user?.name).toBe('Ben')
  await act(async () => auth.current.logout())
  expect([auth.current.user, localStorage.getItem('user')]).toEqual([null, null])
})

test.each(['{', 'null', '"ana"', '{"email":"a@b.c"}', '{"email":1,"name":"Ana"}'])(
  '§8 a saved user that reads %s is logged and ignored',
  (saved) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    localStorage.setItem('user', saved)
    expect(signedInUser().current.user).toBeNull()
    expect(log).toHaveBeenCalledWith('Error loading saved user', expect.any(Error))
  },
)

test('without storage, signing in and out lasts until the page is left', async () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const auth = signedInUser()
  expect(log).toHaveBeenCalledWith('Error loading saved user', expect.any(DOMException))
  await act(async () => expect(auth.current.login('ana@example.org', 'x')).toBe(true))
  expect(auth.current.user?.name).toBe('ana')
  await act(async () => auth.current.logout())
  expect(auth.current.user).toBeNull()
})

test('§8 useAuth outside of its provider throws', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderHook(useAuth)).toThrow('useAuth must be used within AuthProvider')
})
