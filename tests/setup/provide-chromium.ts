import { existsSync } from 'node:fs'
import { runCommand, runTool } from '../../scripts/shared/command.ts'
import { say } from '../../scripts/shared/say.ts'
import {
  BrowserPathError,
  type FoundBrowser,
  findChromium,
  shellFirst,
  shellName,
} from './chromium.ts'

/** A way to get a browser that this machine lacks. */
export interface Installer {
  /** what is tried, for a person */
  name: string
  isPossible: () => boolean
  /** @returns whether it says it worked */
  run: () => Promise<boolean>
}

/**
 * The path of a Chromium to test with; installs one where none is found, saying what it does.
 * @returns null, with a sentence printed, when none can be had
 */
export async function provideChromium(
  find: () => FoundBrowser | null = () => findChromium(shellFirst),
  installers: Installer[] = machineInstallers,
  print: (line: string) => void = say,
): Promise<string | null> {
  try {
    const found = find() ?? (await installOne(find, installers, print))
    if (found) {
      print(`Testing with Chromium ${found.source}: ${found.path}`)
      return found.path
    }
    print(
      'No Chromium can be had on this machine: install one and name it by CHROMIUM_PATH=/path/to/chromium npm test',
    )
  } catch (error) {
    if (!(error instanceof BrowserPathError)) throw error
    print(error.message)
  }
  return null
}

async function installOne(
  find: () => FoundBrowser | null,
  installers: Installer[],
  print: (line: string) => void,
): Promise<FoundBrowser | null> {
  for (const { name, isPossible, run } of installers) {
    if (!isPossible()) continue
    print(`No Chromium found; trying ${name}…`)
    const found = (await run()) ? find() : null
    if (found) return found
  }
  return null
}

const quiet = { quiet: true }
/** Debian's tools, which ask nothing. */
export const debian = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }

export const isDebianRoot = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** @returns whether it says it worked */
export async function aptInstall(name: string): Promise<boolean> {
  const args = ['install', '-y', '--no-install-recommends', name]
  return (await runCommand('apt-get', args, debian)).code === 0
}

const machineInstallers: Installer[] = [
  {
    name: `apt-get install ${shellName} or chromium`,
    isPossible: isDebianRoot,
    run: async () => {
      await runCommand('apt-get', ['update'], debian)
      return (await aptInstall(shellName)) || aptInstall('chromium')
    },
  },
  {
    name: 'playwright install chromium',
    isPossible: () => true,
    run: async () => {
      const { code } = await runTool('@playwright/test/cli.js', ['install', 'chromium'], quiet)
      return code === 0
    },
  },
]

/**
 * Adds Debian's shell to a whole Chromium where the system lets us: a test takes half the time in it. Where it cannot be
 * had, the whole one does.
 */
export async function preferShell(): Promise<void> {
  const isThere = findChromium([shellName])?.source === 'of this system'
  if (process.env.CHROMIUM_PATH || isThere || !isDebianRoot()) return
  say(`Installing ${shellName}, in which tests are quicker…`)
  if (await aptInstall(shellName)) return
  await runCommand('apt-get', ['update'], debian)
  await aptInstall(shellName)
}
