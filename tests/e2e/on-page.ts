import type { Locator, Page } from '@playwright/test'

export class OnPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }
}

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
