import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { type Contender, viewerSize } from './contender.ts'

/** A person does not find a file in the system's dialog faster than this, in ms. */
const choosing = 1000

/**
 * The site's own tour, in two ways: the file falls from the sky, so that all code for it has yet to
 * load; and as a person chooses it, by pointer and dialog, which gives the page time to prepare.
 * @param width  of the window, in which the canvas is as wide as the rivals'
 */
export function realia(origin: string, width: number): Contender[] {
  const enter = async (page: Page) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${origin}/property-tours`, { waitUntil: 'networkidle' })
    const input = page.locator('input[type=file]')
    await input.scrollIntoViewIfNeeded()
    return input
  }
  return [
    {
      name: 'Realia',
      open: async (page, file) => (await enter(page)).setInputFiles(file),
    },
    {
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
  ]
}

/**
 * The width of window in which the tour's canvas has the agreed width.
 * @param page  with the tour open
 * @throws Error when there is none
 */
export async function findWindowWidth(page: Page): Promise<number> {
  let window = page.viewportSize()?.width ?? 1280
  for (let tries = 0; tries < 6; tries += 1) {
    await page.setViewportSize({ width: window, height: 900 })
    await wait(200)
    const canvas = await page.locator('canvas').evaluate((element) => element.clientWidth)
    if (canvas === viewerSize.width) return window
    window += viewerSize.width - canvas
  }
  throw new Error(`The tour's canvas cannot be had ${viewerSize.width} pixels wide`)
}
