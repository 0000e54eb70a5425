import { type Browser, chromium } from '@playwright/test'
import { chromiumFlags } from '../setup/chromium-flags.ts'
import { provideChromium } from '../setup/provide-chromium.ts'

/** @throws Error when this machine has no Chromium and none can be had */
export async function chromiumPath(): Promise<string> {
  const path = await provideChromium()
  if (!path) throw new Error('The bench needs a Chromium.')
  return path
}

export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: chromiumFlags })
}
