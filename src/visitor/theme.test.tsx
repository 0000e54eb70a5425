import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followTheme, setTheme, theme } from './theme.ts'

const root = document.documentElement
const isDark = () => root.classList.contains('dark')

let system: { matches: boolean; change: (dark: boolean) => void }
let stop = () => {}

beforeEach(() => {
  root.className = ''
  theme.choice = 'light'
  const listeners = new Set<() => void>()
  system = {
    matches: false,
    change(dark) {
      system.matches = dark
      for (const listener of listeners) listener()
    },
  }
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return system.matches
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }))
})

afterEach(() => {
  stop()
})

test('§4 §9 the theme is light by default, and a choice sets the class and is stored', () => {
  system.matches = true
  stop = followTheme()
  expect(root.className).toBe('light')
  setTheme('dark')
  expect(isDark()).toBe(true)
  expect(localStorage.getItem('theme')).toBe('dark')
  setTheme('light')
  expect(isDark()).toBe(false)
})

test('a stored choice is applied, and an invalid one is light', () => {
  localStorage.setItem('theme', 'dark')
  stop = followTheme()
  expect(isDark()).toBe(true)
  stop()
  localStorage.setItem('theme', 'mauve')
  stop = followTheme()
  expect(theme.choice).toBe('light')
  expect(isDark()).toBe(false)
})

test('§4 follows the system only when the choice is the system, and nothing once stopped', () => {
  stop = followTheme()
  setTheme('system')
  system.change(true)
  expect(isDark()).toBe(true)
  system.change(false)
  expect(isDark()).toBe(false)
  expect([theme.choice, localStorage.getItem('theme')]).toEqual(['system', 'system'])
  setTheme('light')
  system.change(false)
  system.change(true)
  expect(isDark()).toBe(false)
  setTheme('system')
  stop()
  system.change(false)
  expect(isDark()).toBe(true)
})

test('§4 follows another tab, and none once stopped', () => {
  stop = followTheme()
  localStorage.setItem('theme', 'dark')
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(isDark()).toBe(true)
  localStorage.setItem('theme', 'light')
  dispatchEvent(new StorageEvent('storage', { key: 'user' }))
  expect(isDark()).toBe(true)
  // All that is stored was cleared there.
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(isDark()).toBe(false)
  stop()
  localStorage.setItem('theme', 'dark')
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(isDark()).toBe(false)
})

test('without storage a choice lasts until the page is left', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  stop = followTheme()
  setTheme('dark')
  expect(isDark()).toBe(true)
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(isDark()).toBe(true)
})
