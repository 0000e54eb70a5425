import { type Browser, chromium } from '@playwright/test'
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
