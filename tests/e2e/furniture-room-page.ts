import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { databaseNames } from '../../src/projects/places.ts'
import type { Pixel } from '../../src/room-photo/model/camera.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect } from '../setup/test.ts'
import { written } from '../setup/written.ts'
import { boxOf, downloadBy, middleOf, OnPage } from './on-page.ts'
import type { TestFile } from './tour-files.ts'

export const corner = /^An empty living room seen from a corner/
export const loft = /^An empty loft/

/** The photo of a sample room as a visitor's own, with an unknown camera. */
export async function ownPhoto(id = 'living-corner', name = `${id}.jpg`): Promise<TestFile> {
  return { name, mimeType: 'image/jpeg', buffer: await readFile(`public/rooms/${id}.jpg`) }
}

/** A room that is open and whose pixels are not the subject: the sample of the corner, or a photo. */
export async function openRoom(page: Page, photo?: TestFile): Promise<FurnitureRoomPage> {
  await leaveOutDrawing(page)
  const room = new FurnitureRoomPage(page)
  await room.goto()
  await (photo ? room.openOwn(photo) : room.openSample())
  return room
}

export class FurnitureRoomPage extends OnPage {
  readonly tool = this.page.locator('[data-room]')
  readonly frame = this.tool.getByRole('application').first()
  readonly status = this.frame.getByRole('status')
  readonly panel = this.page.locator('[data-match]')
  readonly list = this.page.locator('[data-item]')
  readonly alert = this.tool.getByRole('alert').first()
  readonly note = this.page.locator('[data-tool-note]')
  /** what is told of a photo that was opened */
  readonly notes = this.page.locator('[data-opened-notes]')
  readonly undo = this.button('Undo')

  async goto(path = '/furniture-placement') {
    await this.page.goto(path)
    // The first sign of life of a visitor, at which the page's parts come.
    await this.page.mouse.move(300, 620)
  }

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

  /** Until a photo has taken the place of another. @param text  its name and size */
  async exchanged(text: string) {
    await expect(this.tool.getByText(text)).toBeVisible({ timeout: 30_000 })
  }

  async openOwn(file: TestFile) {
    await this.choose(file)
    await this.opened()
  }

  async openSample(alt = corner) {
    await this.tool.getByRole('button', { name: alt }).click()
    await this.opened()
  }

  async openEmpty() {
    await this.button('Start with an empty room').click()
    await this.opened()
  }

  async drawn(count: number, timeout = 40_000) {
    await expect(this.page.locator(`[data-drawn="${count}"]`)).toBeVisible({ timeout })
  }

  async hold(name: string) {
    await this.tool.getByRole('button', { name: new RegExp(`^${name} \\d+ × `) }).click()
  }

  async at(across: number, down: number): Promise<Pixel> {
    await this.frame.scrollIntoViewIfNeeded()
    const box = await boxOf(this.frame)
    return { x: box.x + across * box.width, y: box.y + down * box.height }
  }

  async press(across: number, down: number) {
    const { x, y } = await this.at(across, down)
    await this.page.mouse.click(x, y)
  }

  async put(name: string, across = 0.5, down = 0.8) {
    await this.hold(name)
    await this.press(across, down)
  }

  button(name: string) {
    return this.tool.getByRole('button', { name, exact: true })
  }

  handle(name: string) {
    return this.frame.getByRole('slider', { name, exact: true })
  }

  slider(name: string) {
    return this.tool.getByRole('slider', { name })
  }

  field(name: string) {
    return this.tool.getByLabel(name, { exact: true })
  }

  /** A figure of the panel, such as −8 of `Tilt −8°`. */
  async figure(name: string): Promise<number> {
    const text = await this.panel.locator('div').filter({ hasText: name }).textContent()
    return Number(/[−\d.]+/.exec(text ?? '')?.[0].replace('−', '-'))
  }

  row(index = 0) {
    return this.list.nth(index).getByRole('button').first()
  }

  /** What the list says of a piece: centimetres to the right and away from the camera. */
  async place(index = 0): Promise<{ right: number; away: number }> {
    const text = await this.row(index).textContent()
    const found = /(\d+)\scm (left|right), (\d+)\scm away/.exec(text ?? '')
    if (!found) throw new Error(`no place in ${text}`)
    const [, across, side, away] = found
    return { right: Number(across) * (side === 'left' ? -1 : 1), away: Number(away) }
  }

  async save(): Promise<string> {
    return (await this.download('Save as PNG')).path()
  }

  download(name: string) {
    return downloadBy(this.button(name), { timeout: 120_000 })
  }

  /** Until this browser keeps what was done last. */
  async kept() {
    await expect(this.page.locator('[data-save-status=kept]')).toBeVisible()
    await written(this.page, databaseNames.rooms)
  }

  async keys(key: string, times = 1) {
    for (let step = 0; step < times; step += 1) await this.page.keyboard.press(key)
  }

  async keysOn(control: Locator, key: string, times = 1) {
    await control.focus()
    await this.keys(key, times)
  }

  /** From one place of the screen to another; `by` tells how the pointer comes there. */
  async dragTo(from: Pixel, to: Pixel, by: { steps?: number; held?: () => Promise<void> } = {}) {
    await this.page.mouse.move(from.x, from.y)
    await this.page.mouse.down()
    await this.page.mouse.move(to.x, to.y, { steps: by.steps ?? 5 })
    await by.held?.()
    await this.page.mouse.up()
  }

  async drag(from: [number, number], to: [number, number], steps = 6) {
    // Into view first: both places are then on the screen as they are measured.
    await this.dragTo(await this.at(...from), await this.at(...to), { steps })
  }

  async dragHandle(name: string, { x, y }: Pixel) {
    const to = await this.at(x, y)
    await this.dragTo(await middleOf(this.handle(name)), to, { steps: 3 })
  }
}

export async function withoutWorkers(page: Page) {
  await page.addInitScript(() => {
    class None {
      constructor() {
        throw new Error('No worker here')
      }
    }
    Reflect.set(globalThis, 'Worker', None)
  })
}
