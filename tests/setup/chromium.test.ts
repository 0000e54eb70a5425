import { expect, it } from 'vitest'
import { BrowserPathError, findChromium, type Probes, shellFirst, shellName } from './chromium.ts'
import { type Installer, provideChromium } from './provide-chromium.ts'

const own = '/cache/playwright/chrome'

/** A machine with these programs of its system and Playwright's own, which start, and what CHROMIUM_PATH names. */
function machine(names: string[], named?: string): Probes {
  const paths = [own, ...names.map((name) => `/usr/bin/${name}`)]
  return {
    env: { CHROMIUM_PATH: named },
    inPath: (name) => `/usr/bin/${name}`,
    starts: (path) => paths.includes(path),
    playwrightPath: () => own,
  }
}
const found = (names: string[], named?: string) =>
  findChromium(shellFirst, machine(names, named))?.path

it('a browser is the one named, else one of the system that starts, the shell first, else Playwright’s own', () => {
  expect(found(['chromium', 'google-chrome'], '/usr/bin/google-chrome')).toBe(
    '/usr/bin/google-chrome',
  )
  expect(found(['chromium', shellName])).toBe(`/usr/bin/${shellName}`)
  expect(found(['google-chrome'])).toBe('/usr/bin/google-chrome')
  expect(found([])).toBe(own)
  expect(() => found(['chromium'], '/opt/gone')).toThrow(BrowserPathError)
})

it('where there is no browser one installer after the other is tried until there is', async () => {
  let isThere = false
  const tried: string[] = []
  const installer = (name: string, isPossible: boolean, works: boolean): Installer => ({
    name,
    isPossible: () => isPossible,
    run: async () => {
      tried.push(name)
      isThere = works
      return true
    },
  })
  const find = () => (isThere ? { path: own, source: 'of this system' } : null)
  const installers = [
    installer('impossible', false, true),
    installer('says yes, does nothing', true, false),
    installer('works', true, true),
    installer('too late', true, true),
  ]
  expect(await provideChromium(find, installers, () => {})).toBe(own)
  expect(tried).toEqual(['says yes, does nothing', 'works'])
  expect(await provideChromium(find, installers, () => {})).toBe(own)
  expect(tried).toHaveLength(2)
})
