import { describe, expect, it, vi } from 'vitest'
import { BrowserPathError, findChromium, type Probes, shellFirst, shellName } from './chromium.ts'
import { type Installer, provideChromium } from './provide-chromium.ts'

/** A machine with these programs, of which those in `broken` do not start. */
function machine(
  programs: Record<string, string>,
  { env = {}, broken = [] }: { env?: Record<string, string>; broken?: string[] } = {},
): Probes {
  const paths = Object.values(programs)
  return {
    env,
    inPath: (name) => programs[name] ?? null,
    starts: (path) => paths.includes(path) && !broken.includes(path),
    playwrightPath: () => '/cache/playwright/chrome',
  }
}

const all = {
  own: '/cache/playwright/chrome',
  named: '/opt/mine',
  chromium: '/usr/bin/chromium',
  'google-chrome': '/usr/bin/google-chrome',
}

describe('findChromium', () => {
  it('prefers the named one, then the system, then its own', () => {
    const env = { CHROMIUM_PATH: '/opt/mine' }
    expect(findChromium(shellFirst, machine(all, { env }))?.path).toBe('/opt/mine')
    expect(findChromium(shellFirst, machine(all))?.path).toBe('/usr/bin/chromium')
    const { chromium: _, ...noChromium } = all
    expect(findChromium(shellFirst, machine(noChromium))?.path).toBe('/usr/bin/google-chrome')
    expect(findChromium(shellFirst, machine({ own: all.own }))?.path).toBe(all.own)
    expect(findChromium(shellFirst, machine({}))).toBeNull()
  })

  it('prefers the shell where tests ask for it, and else a whole browser', () => {
    const both = { chromium: '/usr/bin/chromium', [shellName]: `/usr/bin/${shellName}` }
    expect(findChromium(shellFirst, machine(both))?.path).toBe(`/usr/bin/${shellName}`)
    expect(findChromium(undefined, machine(both))?.path).toBe('/usr/bin/chromium')
  })

  it('passes over what does not start', () => {
    const probes = machine(all, { broken: ['/usr/bin/chromium', '/usr/bin/google-chrome'] })
    expect(findChromium(shellFirst, probes)?.path).toBe(all.own)
  })

  it('does not silently take another than the one named', () => {
    const env = { CHROMIUM_PATH: '/opt/gone' }
    expect(() => findChromium(shellFirst, machine(all, { env }))).toThrow(BrowserPathError)
  })
})

describe('provideChromium', () => {
  const found = { path: '/usr/bin/chromium', source: 'of this system' }

  it('installs nothing where there is one', async () => {
    const run = vi.fn(async () => true)
    const lines: string[] = []
    const path = await provideChromium(
      () => found,
      [{ name: 'install', isPossible: () => true, run }],
      (line) => lines.push(line),
    )
    expect(path).toBe(found.path)
    expect(run).not.toHaveBeenCalled()
    expect(lines).toEqual(['Testing with Chromium of this system: /usr/bin/chromium'])
  })

  it('tries one installer after the other until a browser is there', async () => {
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
    const path = await provideChromium(
      () => (isThere ? found : null),
      [
        installer('impossible', false, true),
        installer('says yes, does nothing', true, false),
        installer('works', true, true),
        installer('too late', true, true),
      ],
      () => {},
    )
    expect(path).toBe(found.path)
    expect(tried).toEqual(['says yes, does nothing', 'works'])
  })

  it('says so when none can be had', async () => {
    const lines: string[] = []
    const print = (line: string) => lines.push(line)
    expect(await provideChromium(() => null, [], print)).toBeNull()
    expect(lines.at(-1)).toContain('CHROMIUM_PATH=')
  })
})
