import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { followTheme, setTheme, theme } from './theme.ts'

/** The chosen theme; light until the page is live. */
export function useTheme() {
  const { choice } = useSnapshot(theme)
  return { choice, setTheme }
}

/** Once in the shell: keeps the root element's class up to date. */
export function useFollowedTheme(): void {
  useEffect(followTheme, [])
}
