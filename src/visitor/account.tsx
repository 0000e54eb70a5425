import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import { removeLocalItem, writeLocalItem } from '../projects/local-storage.ts'

/** Key in local storage. */
export const USER_KEY = 'user'

/** The signed-in user of this browser. No password is ever stored. */
interface User {
  email: string
  name: string
}

export const account = proxy<{ user: User | null }>({ user: null })

function enter(user: User): void {
  account.user = user
  writeLocalItem(USER_KEY, JSON.stringify(user))
}

/** Signs in; the name is the part of the address before the @. @returns whether both fields were filled */
export function login(email: string, password: string): boolean {
  if (email === '' || password === '') return false
  enter({ email, name: email.split('@')[0] ?? email })
  return true
}

/** Creates an account and signs in. @returns whether all fields were filled */
export function signup(email: string, password: string, name: string): boolean {
  if (email === '' || password === '' || name === '') return false
  enter({ email, name })
  return true
}

/** Signs out and forgets the user. */
export function logout(): void {
  account.user = null
  removeLocalItem(USER_KEY)
}

/** Restores the saved user; an invalid one is logged and ignored. */
function restoreUser(): void {
  try {
    const saved = localStorage.getItem(USER_KEY)
    account.user = saved === null ? null : parseUser(saved)
  } catch (error) {
    console.error('Error loading saved user', error)
  }
}

/** @throws SyntaxError when it is not JSON, TypeError when it is not a user */
function parseUser(json: string): User {
  const value: unknown = JSON.parse(json)
  if (typeof value === 'object' && value !== null && 'email' in value && 'name' in value) {
    const { email, name } = value
    if (typeof email === 'string' && typeof name === 'string') return { email, name }
  }
  throw new TypeError('The saved user has no email and name')
}

const Provided = createContext(false)

/** Restores the saved user after hydration, and follows sign-in and sign-out in other tabs. */
export function AuthProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    restoreUser()
    const onStorage = ({ key }: StorageEvent) => {
      if (key === USER_KEY || key === null) restoreUser()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])
  return <Provided value={true}>{children}</Provided>
}

const follow = (onChange: () => void) => subscribe(account, onChange, true)
const current = () => snapshot(account).user
// Parts of the page may hydrate after the user is restored, so each first renders signed out, as its HTML is.
const signedOut = () => null

/**
 * The signed-in user and what changes it.
 * @throws Error outside of {@link AuthProvider}
 */
export function useAuth() {
  if (!useContext(Provided)) throw new Error('useAuth must be used within AuthProvider')
  const user = useSyncExternalStore(follow, current, signedOut)
  return { user, login, signup, logout }
}
