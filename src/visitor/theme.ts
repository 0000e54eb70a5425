import { proxy } from 'valtio/vanilla'
import { writeLocalItem } from '../projects/local-storage.ts'

/** Key in local storage; `app/theme-boot.ts` reads it before the first paint. */
export const THEME_KEY = 'theme'

export const themeChoices = ['light', 'dark', 'system'] as const

export type ThemeChoice = (typeof themeChoices)[number]

/** Light until hydration. */
export const theme = proxy<{ choice: ThemeChoice }>({ choice: 'light' })

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)')

/** An invalid value counts as the default, light. */
function parseTheme(value: string | null): ThemeChoice {
  return themeChoices.find((choice) => choice === value) ?? 'light'
}

/** Sets and stores the theme. */
export function setTheme(choice: ThemeChoice): void {
  apply(choice)
  writeLocalItem(THEME_KEY, choice)
}

/** The class on the root element switches the color tokens and `color-scheme` in `ui/tokens.css`. */
function apply(choice: ThemeChoice): void {
  theme.choice = choice
  const dark = choice === 'dark' || (choice === 'system' && darkSystem().matches)
  const { classList } = document.documentElement
  classList.toggle('dark', dark)
  classList.toggle('light', !dark)
}

function read(): ThemeChoice {
  try {
    return parseTheme(localStorage.getItem(THEME_KEY))
  } catch {
    return theme.choice
  }
}

/**
 * Applies the stored theme, and follows other tabs and the system.
 * @returns stops following
 */
export function followTheme(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === THEME_KEY || key === null) apply(read())
  }
  const system = darkSystem()
  const followSystem = () => {
    if (theme.choice === 'system') apply('system')
  }
  apply(read())
  addEventListener('storage', follow)
  system.addEventListener('change', followSystem)
  return () => {
    removeEventListener('storage', follow)
    system.removeEventListener('change', followSystem)
  }
}
