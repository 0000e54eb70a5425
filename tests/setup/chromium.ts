import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** What finding a browser needs to know of the machine. */
export interface Probes {
  env: Record<string, string | undefined>
  /** absolute path of a program in PATH, or null */
  inPath: (name: string) => string | null
  /** whether the program exists and starts, which a stub or missing libraries prevent */
  starts: (path: string) => boolean
  /** where Playwright keeps its own browser, installed or not */
  playwrightPath: () => string
}

export interface FoundBrowser {
  path: string
  /** how it was found, for a person */
  source: string
}

/** CHROMIUM_PATH names something that cannot be started. */
export class BrowserPathError extends Error {}

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Finds a Chromium: the one in CHROMIUM_PATH, a system one, then Playwright's own.
 * @returns null when this machine has none yet
 * @throws BrowserPathError when CHROMIUM_PATH is set but does not start
 */
export function findChromium(probes: Probes = machineProbes): FoundBrowser | null {
  const named = probes.env.CHROMIUM_PATH
  if (named) {
    if (probes.starts(named)) return { path: named, source: 'named by CHROMIUM_PATH' }
    throw new BrowserPathError(`CHROMIUM_PATH is “${named}”, which is no browser that starts here.`)
  }
  for (const name of systemNames) {
    const path = probes.inPath(name)
    if (path && probes.starts(path)) return { path, source: 'of this system' }
  }
  const own = probes.playwrightPath()
  return probes.starts(own) ? { path: own, source: "Playwright's own" } : null
}

export const machineProbes: Probes = {
  env: process.env,
  inPath: (name) => {
    const folders = (process.env.PATH ?? '').split(delimiter)
    return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null
  },
  starts: (path) => {
    try {
      execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 })
      return true
    } catch {
      return false
    }
  },
  playwrightPath: () => chromium.executablePath(),
}
