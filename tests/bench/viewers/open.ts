import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Row } from '../row.ts'
import type { FrameWatch } from './watch-frames.ts'

/** A panorama in a file, and how many pixels it has. */
export interface Panorama {
  file: string
  texels: number
}

/** A real photograph that lies beside the checkout, not in it: it is for measuring, not for shipping. */
export const panorama: Panorama = {
  file: join(import.meta.dirname, '../../../../shared/data/jordan-pond.equirect.jpg'),
  texels: 4096 * 2048,
}

/** The rows, or one that stands for them on a machine without the photograph. */
export async function withPanorama(what: string, rows: () => Promise<Row[]>): Promise<Row[]> {
  if (existsSync(panorama.file)) return rows()
  const measured = 'skipped: the test panorama is not there'
  return [{ what, measured, budget: '', holds: null }]
}

/** A viewer that is compared. */
export interface Contender {
  name: string
  /** Opens its page and hands the file, or all of them, over, as soon as the page has come to rest. */
  open: (page: Page, file: string | readonly string[]) => Promise<void>
}

/** A person does not find a file in the system's dialog faster than this, in ms. */
const choosing = 1000

/**
 * The site's own tour, in two ways: the file falls from the sky, so that all code for it has yet to
 * load; and as a person chooses it, by pointer and dialog, which gives the page time to prepare.
 * @param width  of the window, in which the canvas is as wide as the rivals'
 */
export function realia(origin: string, width: number): { byHand: Contender; atOnce: Contender } {
  const enter = async (page: Page) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${origin}/property-tours`, { waitUntil: 'networkidle' })
    const input = page.locator('input[type=file]')
    await input.scrollIntoViewIfNeeded()
    return input
  }
  return {
    atOnce: {
      name: 'Realia',
      open: async (page, file) => (await enter(page)).setInputFiles(file),
    },
    byHand: {
      name: 'Realia by hand',
      open: async (page, file) => {
        const input = await enter(page)
        // The whole drop zone is the input's label: its corner holds no other control.
        const zone = page.locator(`label[for="${await input.getAttribute('id')}"]`).first()
        const dialog = page.waitForEvent('filechooser')
        await zone.click({ position: { x: 24, y: 24 } })
        const chooser = await dialog
        await wait(choosing)
        await chooser.setFiles(file)
      },
    },
  }
}

/** Waits until the whole picture is on the GPU, and no new frame has come for a second. @param texels  of the picture */
export async function waitForRest(page: Page, texels: number): Promise<void> {
  const isAtRest = (all: number) => {
    const watch = window.benchFrames
    if (!watch || watch.texels < all || !(watch.wholeAt > watch.chosenAt)) return false
    return performance.now() - watch.lastFrameAt > 1000
  }
  await page.waitForFunction(isAtRest, texels, { polling: 100, timeout: 60_000 })
}

/** @throws Error when the page was opened without `watchFrames` */
export async function readWatch(page: Page): Promise<FrameWatch> {
  const watch = await page.evaluate(() => window.benchFrames)
  if (!watch) throw new Error('The page is not watched')
  return watch
}
