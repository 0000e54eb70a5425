import type { Download, Locator, Page } from '@playwright/test'
import { databaseName } from '../../src/scenes/furniture/view/keep/rooms-database.ts'
import { expect } from '../setup/test.ts'
import { written } from '../setup/written.ts'
import type { TestFile } from './tour-files.ts'

/** The furniture page with its part for the visitor's own photo. */
export class FurnitureRoomPage {
  readonly page: Page
  readonly tool: Locator
  readonly frame: Locator
  readonly panel: Locator
  readonly list: Locator
  readonly alert: Locator

  constructor(page: Page) {
    this.page = page
    this.tool = page.locator('[data-room]')
    this.frame = this.tool.getByRole('application').first()
    this.panel = page.locator('[data-match]')
    this.list = page.locator('[data-item]')
    this.alert = this.tool.getByRole('alert').first()
  }

  async goto(path = '/furniture-placement') {
    await this.page.goto(path)
    // The first sign of life of a visitor, at which the page's parts come.
    await this.page.mouse.move(300, 620)
  }

  /** Comes again to the page, as after closing the tab. */
  async comeAgain() {
    await this.page.reload()
    await this.page.mouse.move(310, 640)
  }

  async choose(file: TestFile) {
    await this.tool.locator('input[type=file]').setInputFiles(file)
  }

  /** Until the photo is there, its camera is found and the canvas has drawn. */
  async opened() {
    await expect(this.page.locator('[data-room=open]')).toBeVisible({ timeout: 30_000 })
    await this.drawn(0)
  }

  async openSample(alt: string | RegExp) {
    await this.tool.getByRole('button', { name: alt }).click()
    await this.opened()
  }

  /** A room of the visitor's own, without a photo. */
  async openEmpty() {
    await this.button('Start with an empty room').click()
    await this.opened()
  }

  async drawn(count: number, timeout = 40_000) {
    await expect(this.page.locator(`[data-drawn="${count}"]`)).toBeVisible({ timeout })
  }

  /** Takes a piece from the shelf. */
  async hold(name: string) {
    await this.tool.getByRole('button', { name: new RegExp(`^${name} \\d+ × `) }).click()
  }

  /** Where a share of the photo is on the screen. */
  async at(across: number, down: number) {
    await this.frame.scrollIntoViewIfNeeded()
    const box = await this.frame.boundingBox()
    if (!box) throw new Error('no photo')
    return { x: box.x + across * box.width, y: box.y + down * box.height }
  }

  async press(across: number, down: number) {
    const { x, y } = await this.at(across, down)
    await this.page.mouse.click(x, y)
  }

  async put(name: string, across: number, down: number) {
    await this.hold(name)
    await this.press(across, down)
  }

  button(name: string) {
    return this.tool.getByRole('button', { name, exact: true })
  }

  /** A figure of the panel, such as −8 of `Tilt −8°`. */
  async figure(name: string): Promise<number> {
    const text = await this.panel.locator('div').filter({ hasText: name }).textContent()
    return Number(/[−\d.]+/.exec(text ?? '')?.[0].replace('−', '-'))
  }

  /** The line of the list that says where a piece stands. */
  row(index = 0) {
    return this.list.nth(index).getByRole('button').first()
  }

  /** What the list says of a piece: centimetres to the right and away from the camera. */
  async place(index = 0): Promise<{ right: number; away: number }> {
    const text = await this.list.nth(index).getByRole('button').first().textContent()
    const found = /(\d+) cm (left|right), (\d+) cm away/.exec(text ?? '')
    if (!found) throw new Error(`no place in ${text}`)
    const [, across, side, away] = found
    return { right: Number(across) * (side === 'left' ? -1 : 1), away: Number(away) }
  }

  async save(): Promise<Download> {
    return this.download('Save as PNG')
  }

  /** What a button hands over as a file. */
  async download(name: string): Promise<Download> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.button(name).click(),
    ])
    return download
  }

  /** Until this browser keeps what was done last. */
  async kept() {
    await expect(this.page.locator('[data-keeping=kept]')).toBeVisible()
    await written(this.page, databaseName)
  }

  /** From one share of the photo to another, with the pointer still down. */
  async drag(from: [number, number], to: [number, number]) {
    const [start, end] = [await this.at(...from), await this.at(...to)]
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    await this.page.mouse.move(end.x, end.y, { steps: 6 })
  }
}
