import { readFileSync } from 'node:fs'
import type { Download, Locator, Page } from '@playwright/test'
import type { Navigation } from '../../content/schemas/navigation.ts'
import type { TestFile } from './tour-files.ts'

export class OnPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }
}

/** A file that a test opens in a tool. */
export const fileOf = (
  name: string,
  content: string | Uint8Array,
  mimeType = 'image/jpeg',
): TestFile => ({ name, mimeType, buffer: Buffer.from(content) })

/** The entries of the menu, as the content has them. */
export const menuItems = (): Navigation['items'] =>
  JSON.parse(readFileSync('content/en/navigation.json', 'utf8')).items

/** What a list of terms says of one of them. */
export const detailOf = (within: Locator, term: string | RegExp): Locator =>
  within
    .locator('dl > div')
    .filter({ has: within.page().locator('dt', { hasText: term }) })
    .locator('dd')

export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return box
}

export async function middleOf(element: Locator) {
  const { x, y, width, height } = await boxOf(element)
  return { x: x + width / 2, y: y + height / 2 }
}

export async function dragBy(page: Page, from: [number, number], by: [number, number], steps = 5) {
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(from[0] + by[0], from[1] + by[1], { steps })
  await page.mouse.up()
}

/** Presses a button, and waits for the file that it saves. */
export async function downloadBy(
  button: Locator,
  options?: { timeout: number },
): Promise<Download> {
  const [download] = await Promise.all([
    button.page().waitForEvent('download', options),
    button.click(),
  ])
  return download
}

/**
 * Goes there, or to something in it, by Tab or Shift+Tab, whichever is the shorter way.
 * @throws where the focus was lost: it lay on something of this page before, and now lies on nothing
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 150; stop += 1) {
    const where = await target.evaluate((element) => {
      const { activeElement } = document
      const page = document as Document & { hadFocus?: boolean }
      const nothing = !activeElement || activeElement === document.body
      if (nothing) return page.hadFocus ? 'lost' : 'before'
      page.hadFocus = true
      if (element.contains(activeElement)) return 'there'
      const place = activeElement.compareDocumentPosition(element)
      return place & Node.DOCUMENT_POSITION_FOLLOWING ? 'before' : 'behind'
    })
    if (where === 'there') return
    if (where === 'lost') throw new Error(`The focus was lost on the way to ${target}`)
    await page.keyboard.press(where === 'before' ? 'Tab' : 'Shift+Tab')
  }
  throw new Error(`Tab does not lead to ${target}`)
}

/** What is seen beyond the right edge of the screen, but for what lies in a box that scrolls or cuts it off. */
export const beyondScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isFree = (element: Element): boolean =>
      element === document.body ||
      (getComputedStyle(element).overflowX === 'visible' &&
        (!element.parentElement || isFree(element.parentElement)))
    return [...document.querySelectorAll('body *')]
      .filter((each) => {
        const { left, width } = each.getBoundingClientRect()
        return left + Math.max(width, each.scrollWidth) > innerWidth + 1
      })
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && isFree(each))
      .map((each) => each.outerHTML.slice(0, 90))
      .slice(-3)
  })
