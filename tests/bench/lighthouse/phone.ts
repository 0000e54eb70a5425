import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { launchChromium } from '../chromium.ts'
import { median } from '../median.ts'

/**
 * The benchmark index of the phone that pages are measured on: a mid-tier one such as a Pixel 5, as
 * DevTools' own "Mid-tier mobile" is calibrated (CalibrationController.ts, `midScore`).
 */
export const phoneIndex = 1000

/** The index varies with what else the machine does; one stall spoils one sample. */
const samples = 3

/**
 * How many times slower a CPU has to be made to stand for the phone. Lighthouse's own four times
 * are meant for a fast desktop: on a slow machine they emulate a phone that nobody sells, and the
 * figures of two machines cannot be compared.
 * @param index  Lighthouse's benchmark index of this machine
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-multipliers
 */
export function cpuSlowdown(index: number): number {
  return Math.max(1, index / phoneIndex)
}

/** Lighthouse's benchmark index of this machine at this moment, in a browser of its own. */
export async function benchmarkIndex(chromePath: string): Promise<number> {
  const browser = await launchChromium(chromePath)
  try {
    const page = await browser.newPage()
    const measured: number[] = []
    for (let sample = 0; sample < samples; sample += 1) {
      measured.push(await page.evaluate(pageFunctions.computeBenchmarkIndex))
    }
    return median(measured)
  } finally {
    await browser.close()
  }
}
