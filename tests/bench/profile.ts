import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { launchProfile } from './chromium.ts'
import { browserProcesses, takenBy } from './processes.ts'

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`

/**
 * Measures in a browser of its own, that keeps what pages keep as a visitor's does.
 * @param what  gets `memory`, the bytes that all processes of that browser take just now
 */
export async function inProfile<Result>(
  chromiumPath: string,
  what: (context: BrowserContext, memory: () => number) => Promise<Result>,
): Promise<Result> {
  const others = new Set(browserProcesses())
  const folder = await mkdtemp(join(tmpdir(), 'realia-profile-'))
  const context = await launchProfile(chromiumPath, folder)
  try {
    const memory = () => takenBy(browserProcesses().filter((pid) => !others.has(pid))).memory
    return await what(context, memory)
  } finally {
    await context.close()
    await rm(folder, { recursive: true })
  }
}
