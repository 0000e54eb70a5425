import { beforeEach, expect, test, vi } from 'vitest'

const { classList } = document.documentElement

beforeEach(() => {
  classList.remove('light', 'dark')
  vi.resetModules()
})

const boot = () => vi.importActual('./theme-boot.ts')

test.each([
  [null, false, 'light'],
  [null, true, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
  ['mauve', true, 'light'],
])('remembered %s with a dark system %s is %s', async (remembered, darkSystem, expected) => {
  vi.stubGlobal('matchMedia', () => ({ matches: darkSystem }))
  if (remembered) localStorage.setItem('theme', remembered)
  await boot()
  expect([...classList]).toEqual([expected])
})

test('without storage the theme is light', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  await boot()
  expect([...classList]).toEqual(['light'])
})
