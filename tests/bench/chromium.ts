import { type Browser, chromium } from '@playwright/test'
import { provideChromium } from '../setup/provide-chromium.ts'

/** WebGL in software, so that the figures do not hang on a graphics card; nothing of Chromium's own on the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--enable-unsafe-swiftshader',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** @throws Error when this machine has no Chromium and none can be had */
export async function chromiumPath(): Promise<string> {
  const path = await provideChromium()
  if (!path) throw new Error('The bench needs a Chromium.')
  return path
}

export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: chromiumFlags })
}
