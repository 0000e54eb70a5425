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

const wholeNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Chromium without its windows, as Debian packs it: tests take about two thirds of the time in it. */
export const shellName = 'chromium-headless-shell'

/** The order in which tests look for a browser of the system. */
export const shellFirst = [shellName, ...wholeNames]

/**
 * Finds a Chromium: the one in CHROMIUM_PATH, a system one, then Playwright's own.
 * @param names  programs of the system, the best first
 * @returns null when this machine has none yet
 * @throws BrowserPathError when CHROMIUM_PATH is set but does not start
 */
export function findChromium(
  names: string[] = wholeNames,
  probes: Probes = machineProbes,
): FoundBrowser | null {
  const named = probes.env.CHROMIUM_PATH
  if (named) {
    if (probes.starts(named)) return { path: named, source: 'named by CHROMIUM_PATH' }
    throw new BrowserPathError(`CHROMIUM_PATH is “${named}”, which is no browser that starts here.`)
  }
  for (const name of names) {
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
