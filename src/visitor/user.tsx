import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import { snapshot, subscribe } from 'valtio/vanilla'
import { account, login, logout, restoreUser, signup, USER_KEY } from './account.ts'

const Provided = createContext(false)

/** Restores the saved user once the page is live, and follows sign-in and sign-out in other tabs. */
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
// Parts of the page may come alive after the user is restored; each begins as its HTML is, signed out.
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
