import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { findChromium } from '../setup/chromium.ts'
import { chromiumFlags } from '../setup/chromium-flags.ts'
import { provideChromium } from '../setup/provide-chromium.ts'

/** @throws Error when this machine has no Chromium and none can be had */
export async function chromiumPath(): Promise<string> {
  // The whole browser, as visitors have it, and not the shell that tests prefer.
  const path = await provideChromium(() => findChromium())
  if (!path) throw new Error('The bench needs a Chromium.')
  return path
}

export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: chromiumFlags })
}

/**
 * A browser that keeps what pages keep in a folder, as visitors' browsers do; other contexts hold it in memory.
 * @param folder  is filled; it may be removed when the browser is closed
 */
export function launchProfile(executablePath: string, folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { executablePath, args: chromiumFlags })
}
