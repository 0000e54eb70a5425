import type { Locator, Page } from '@playwright/test'
import { expect } from '../setup/test.ts'
import type { TestFile } from './tour-files.ts'

/** What a test does and sees on the property tour page. */
export class TourPage {
  readonly page: Page
  readonly viewer: Locator
  readonly dial: Locator
  readonly zoom: Locator
  readonly alert: Locator

  constructor(page: Page) {
    this.page = page
    // A home has a second window, onto its rooms from above.
    this.viewer = page.getByRole('application').first()
    this.dial = page.getByRole('slider', { name: 'Horizontal rotation' })
    this.zoom = page.locator('output')
    this.alert = page.locator('[data-tour] [role=alert]')
  }

  goto(fragment = '') {
    return this.page.goto(`/property-tours?stats${fragment}`)
  }

  async choose(...files: TestFile[]) {
    await this.page.locator('input[type=file]').setInputFiles(files)
  }

  /** Chooses files and waits until the picture is on the screen, whole. */
  async open(...files: TestFile[]) {
    await this.choose(...files)
    await this.opened()
  }

  async opened() {
    await expect(this.page.getByRole('heading', { name: '3D Property Viewer' })).toBeVisible({
      timeout: 30_000,
    })
    await expect(this.page.locator('[data-tour=open]')).toBeVisible({ timeout: 30_000 })
    await expect.poll(() => this.stat('textures')).toBeGreaterThan(0)
    await this.rest()
  }

  /** Drops a file on the tool, as from the desktop. */
  async drop({ name, mimeType, buffer }: TestFile) {
    const file = { name, mimeType, bytes: buffer.toString('base64') }
    await this.page.locator('[data-tour]').evaluate(async (target, { name, mimeType, bytes }) => {
      const dataTransfer = new DataTransfer()
      const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))
      dataTransfer.items.add(new File([content], name, { type: mimeType }))
      const isHeard = (type: string) =>
        !target.dispatchEvent(
          new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }),
        )
      isHeard('dragenter')
      // A hand that holds a file lets go when the zone shows that it would take it.
      while (!isHeard('dragover')) await new Promise((resolve) => setTimeout(resolve, 50))
      isHeard('drop')
    }, file)
  }

  /** Drags the picture and releases it after a rest. */
  async drag(dx: number, dy: number) {
    await this.viewer.scrollIntoViewIfNeeded()
    const box = await this.viewer.boundingBox()
    if (!box) throw new Error('The viewer is not on the page')
    const x = box.x + box.width / 2
    const y = box.y + box.height / 2
    await this.page.mouse.move(x, y)
    await this.page.mouse.down()
    await this.page.mouse.move(x + dx, y + dy, { steps: 8 })
    await this.page.mouse.up()
  }

  /** Presses the picture, so many pixels from its middle. */
  async press(dx: number, dy: number) {
    await this.viewer.scrollIntoViewIfNeeded()
    const box = await this.viewer.boundingBox()
    if (!box) throw new Error('The viewer is not on the page')
    await this.page.mouse.click(box.x + box.width / 2 + dx, box.y + box.height / 2 + dy)
  }

  /** A link over the picture, in view. */
  mark(name: string) {
    return this.viewer.getByRole('button', { name, exact: true })
  }

  /** Where the middle of an element is, from the middle of the picture, in pixels. */
  async offset(element: Locator): Promise<{ x: number; y: number }> {
    const [box, inner] = [await this.viewer.boundingBox(), await element.boundingBox()]
    if (!box || !inner) throw new Error('It is not on the page')
    return {
      x: inner.x + inner.width / 2 - box.x - box.width / 2,
      y: inner.y + inner.height / 2 - box.y - box.height / 2,
    }
  }

  /** Where one looks, in degrees, as the link to the view says. */
  async view(): Promise<{ room: string; yaw: number; pitch: number; fov: number }> {
    await this.page.getByRole('button', { name: 'Copy link to this view' }).click()
    const given = new URLSearchParams(new URL(this.page.url()).hash.slice(1))
    const number = (key: string) => Number(given.get(key) ?? Number.NaN)
    return {
      room: given.get('room') ?? '',
      yaw: number('yaw'),
      pitch: number('pitch'),
      fov: number('fov'),
    }
  }

  async stat(name: 'frames' | 'geometries' | 'textures'): Promise<number> {
    return Number(await this.page.locator('[data-stage=tour]').getAttribute(`data-${name}`))
  }

  /** Waits until no more frames are drawn. */
  async rest() {
    let before = -1
    await expect
      .poll(
        async () => {
          const now = await this.stat('frames')
          const still = now === before && now > 0
          before = now
          return still
        },
        { intervals: [400] },
      )
      .toBe(true)
  }

  /** The colour in the middle of the picture, as `red,green,blue`. */
  async middle(dx = 0, dy = 0): Promise<number[]> {
    // Below it there is much that may have been pressed last.
    await this.viewer.evaluate((viewer) => {
      const { top, height } = viewer.getBoundingClientRect()
      const middle = top + height / 2
      if (middle < height / 4 || middle > innerHeight - height / 4)
        viewer.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    const box = await this.viewer.boundingBox()
    if (!box) throw new Error('The viewer is not on the page')
    const png = await this.page.screenshot({
      clip: { x: box.x + box.width / 2 + dx, y: box.y + box.height / 2 + dy, width: 1, height: 1 },
    })
    const { default: sharp } = await import('sharp')
    return [...(await sharp(png).removeAlpha().raw().toBuffer())]
  }
}
