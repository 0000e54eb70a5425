import { pathToFileURL } from 'node:url'
import type { BrowserContext, Locator, Page, TestInfo } from '@playwright/test'
import { expect } from '../setup/test.ts'

const patient = { timeout: 30_000 }

/** Saves the tour that is open as a web page, and gives where it lies. */
export async function savePage(page: Page, info: TestInfo): Promise<string> {
  const download = page.waitForEvent('download', patient)
  await page.getByRole('button', { name: /^Save as web page \(about [\d.]+\sMB\)$/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.html$/)
  const path = info.outputPath('tour.html')
  await file.saveAs(path)
  return path
}

/** A tour that was saved as a page and is opened by double click, without a connection. */
export class ExportedTour {
  readonly page: Page
  readonly view: Locator
  readonly zoom: Locator
  readonly rooms: Locator
  /** addresses that were asked for */
  readonly requests: string[] = []

  constructor(page: Page) {
    this.page = page
    this.view = page.getByRole('application')
    this.zoom = page.locator('output')
    this.rooms = page.getByRole('navigation', { name: 'Rooms' })
    page.on('request', (request) => this.requests.push(request.url()))
  }

  static async open(
    context: BrowserContext,
    path: string,
    prepare?: (page: Page) => Promise<unknown>,
  ) {
    const page = await context.newPage()
    const tour = new ExportedTour(page)
    await prepare?.(page)
    await context.setOffline(true)
    await page.goto(pathToFileURL(path).href)
    return tour
  }

  /** Waits until a room is shown. */
  async shows(name: string) {
    await expect(this.page.getByRole('heading', { level: 2, name })).toBeVisible(patient)
    await expect(this.view).toHaveAttribute('aria-busy', 'false')
  }

  async go(name: string) {
    await this.rooms.getByRole('button', { name }).click()
    await this.shows(name)
  }

  /** Drags the picture and releases it after a rest. */
  async drag(dx: number, dy: number) {
    const box = await this.view.boundingBox()
    if (!box) throw new Error('The view is not on the page')
    // Beside the middle, where there may be a mark.
    const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.8]
    await this.page.mouse.move(x, y)
    await this.page.mouse.down()
    await this.page.mouse.move(x + dx, y + dy, { steps: 8 })
    await this.page.waitForTimeout(200)
    await this.page.mouse.up()
  }

  /** The colour at the middle of the picture, as red, green, blue. */
  async middle(dx = 0, dy = 0): Promise<number[]> {
    const box = await this.view.boundingBox()
    if (!box) throw new Error('The view is not on the page')
    const png = await this.page.screenshot({
      clip: { x: box.x + box.width / 2 + dx, y: box.y + box.height / 2 + dy, width: 1, height: 1 },
    })
    const { default: sharp } = await import('sharp')
    return [...(await sharp(png).removeAlpha().raw().toBuffer())]
  }

  /** What was asked for beside the page itself and what lies in it. */
  outside(): string[] {
    return this.requests.filter((address) => !/^(blob|data):/.test(address)).slice(1)
  }
}
