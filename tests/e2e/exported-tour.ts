import { pathToFileURL } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'
import { boxOf, downloadBy, OnPage } from './on-page.ts'
import { colourAt, patient } from './tour-page.ts'

export async function savePage(page: Page): Promise<string> {
  const name = /^Save as web page \(about [\d.]+\sMB\)$/
  const file = await downloadBy(page.getByRole('button', { name }), patient)
  expect(file.suggestedFilename()).toMatch(/\.html$/)
  const path = test.info().outputPath('tour.html')
  await file.saveAs(path)
  return path
}

/** Takes only this page offline: its context, which later tests reuse, stays online. */
async function goOffline(page: Page) {
  const session = await page.context().newCDPSession(page)
  const speed = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', { offline: true, ...speed })
}

/** A tour that was saved as a page and is opened by double click, without a connection. */
export class ExportedTour extends OnPage {
  readonly view = this.page.getByRole('application')
  readonly zoom = this.page.locator('output')
  readonly rooms = this.page.getByRole('navigation', { name: 'Rooms' })
  readonly requests: string[] = []

  constructor(page: Page) {
    super(page)
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
    await goOffline(page)
    await page.goto(pathToFileURL(path).href)
    return tour
  }

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
    const box = await boxOf(this.view)
    // Beside the middle, where there may be a mark.
    const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.8]
    await this.page.mouse.move(x, y)
    await this.page.mouse.down()
    await this.page.mouse.move(x + dx, y + dy, { steps: 8 })
    await this.page.waitForTimeout(200)
    await this.page.mouse.up()
  }

  middle(dx = 0, dy = 0) {
    return colourAt(this.view, dx, dy)
  }

  /** What was asked for beside the page itself and what lies in it. */
  outside(): string[] {
    return this.requests.filter((address) => !/^(blob|data):/.test(address)).slice(1)
  }
}
