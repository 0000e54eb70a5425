import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { wrap180 } from '../../src/math/angle.ts'
import { expect } from '../setup/test.ts'
import { downloadBy, dragBy, middleOf, OnPage } from './on-page.ts'
import { pictureOf } from './pictures.ts'
import { expectRest, stat } from './still-scene.ts'
import { tourArchive } from './tour-archive.ts'
import { quarters, type TestFile } from './tour-files.ts'

export const patient = { timeout: 30_000 }
export const [red, green, blue, yellow] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 0],
]

export class TourPage extends OnPage {
  // A home has a second window, onto its rooms from above.
  readonly viewer = this.page.getByRole('application').first()
  readonly stage = this.page.locator('[data-stage=tour]')
  readonly dial = this.page.getByRole('slider', { name: 'Compass' })
  readonly zoom = this.page.locator('output')
  readonly alert = this.page.locator('[data-tour] [role=alert]')
  readonly strip = this.page.getByRole('list', { name: 'Rooms', exact: true })
  /** the rooms, in words */
  readonly ways = this.page.getByRole('region', { name: 'Rooms, links and notes' })
  readonly roomName = this.page.getByRole('textbox', { name: 'Room name' })
  readonly said = this.page.locator('[data-rooms] [role=status]')
  readonly undo = this.button('Undo')
  readonly links = this.button('Links and notes')
  readonly chooser = this.page.getByRole('dialog', { name: 'Where does this lead?' })
  readonly kept = this.page.locator('[data-keep=saved]')
  readonly list = this.page.getByRole('region', { name: 'Your tours' })
  /** The tools below the picture, and what one of them says of what it did. */
  readonly tools = this.page.getByRole('group', { name: 'Tools' })
  readonly toolSaid = this.tools.locator('[data-said]')

  goto(fragment = '') {
    return this.page.goto(`/property-tours?stats${fragment}`)
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true })
  }

  async choose(...files: TestFile[]) {
    await this.page.locator('input[type=file]').setInputFiles(files)
  }

  async open(...files: TestFile[]) {
    await this.choose(...files)
    await this.opened()
  }

  async opened() {
    await expect(this.page.locator('[data-tour=open]')).toBeVisible(patient)
    await expect.poll(() => this.stat('textures')).toBeGreaterThan(0)
    await this.rest()
  }

  async sample() {
    await this.button('Try a sample').click()
    await this.opened()
  }

  async give(button: Locator, ...files: TestFile[]) {
    const asked = this.page.waitForEvent('filechooser')
    await button.click()
    await (await asked).setFiles(files)
  }

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

  async saveBy(button: string | RegExp) {
    const file = await downloadBy(this.page.getByRole('button', { name: button }), patient)
    return { name: file.suggestedFilename(), buffer: await readFile(await file.path()) }
  }

  async saveFile(): Promise<TestFile> {
    const { name, buffer } = await this.saveBy('Save as file')
    expect(name).toMatch(/\.zip$/)
    return { name: 'tour.zip', mimeType: 'application/zip', buffer }
  }

  /** Waits until the document that this browser keeps of a tour reads so. */
  async keeps(text: string | RegExp) {
    const written = () =>
      this.page.evaluate(async () => {
        const root = await navigator.storage.getDirectory()
        const tours = await root.getDirectoryHandle('tours')
        const found: string[] = []
        for await (const id of tours.keys()) {
          const folder = await tours.getDirectoryHandle(id)
          const file = await (await folder.getFileHandle('tour.json')).getFile()
          found.push(JSON.stringify(JSON.parse(await file.text())))
        }
        return found.join('\n')
      })
    await expect
      .poll(() => written().catch(() => ''), patient)
      .toEqual(
        typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text),
      )
  }

  async reopen(name: string) {
    await this.goto()
    await this.list.getByRole('button', { name: `Open ${name}`, exact: true }).click(patient)
    await this.opened()
  }

  card(name: string) {
    return this.strip.getByRole('button', { name })
  }

  names() {
    return this.strip.locator('[data-room] .truncate').allTextContents()
  }

  async hasRooms(...names: string[]) {
    await expect.poll(() => this.names(), patient).toEqual(names)
  }

  async stands(room: string) {
    await expect(this.viewer).toHaveAccessibleName(new RegExp(`360° photo: ${room}`), patient)
  }

  private async centre(): Promise<[number, number]> {
    await this.viewer.scrollIntoViewIfNeeded()
    const { x, y } = await middleOf(this.viewer)
    return [x, y]
  }

  async drag(dx: number, dy: number) {
    const [x, y] = await this.centre()
    await dragBy(this.page, [x, y], [dx, dy], 8)
  }

  async press(dx: number, dy: number) {
    const [x, y] = await this.centre()
    await this.page.mouse.click(x + dx, y + dy)
  }

  mark(name: string) {
    return this.viewer.getByRole('button', { name, exact: true })
  }

  /** Where the middle of an element is, from the middle of the picture, in pixels. */
  async offset(element: Locator): Promise<{ x: number; y: number }> {
    const [from, to] = [await middleOf(this.viewer), await middleOf(element)]
    return { x: to.x - from.x, y: to.y - from.y }
  }

  /** Where one looks, in degrees, as the link to the view says. */
  async view(): Promise<{ room: string; yaw: number; pitch: number; fov: number }> {
    await this.button('Copy link to this view').click()
    const given = new URLSearchParams(new URL(this.page.url()).hash.slice(1))
    const number = (key: string) => Number(given.get(key) ?? Number.NaN)
    return {
      room: given.get('room') ?? '',
      yaw: number('yaw'),
      pitch: number('pitch'),
      fov: number('fov'),
    }
  }

  /**
   * Looks somewhere in the room that is shown, by an address that names the view. Degrees; its height has a field of view of 60.
   * @param home  where the picture began to be looked at
   */
  async lookAt(yaw: number, pitch: number, home = 0) {
    const room = await this.page.locator('[data-room][aria-current=true]').getAttribute('data-room')
    const fragment = `#room=${room}&yaw=${yaw.toFixed(5)}&pitch=${pitch.toFixed(5)}&fov=60`
    await this.page.evaluate((hash) => {
      location.hash = hash
    }, fragment)
    const [right, up] = [Math.round(wrap180(yaw - home)), Math.round(pitch)]
    const parts = [
      ...(right === 0
        ? []
        : [`${Math.abs(right)}° ${right > 0 && right < 180 ? 'right' : 'left'}`]),
      ...(up === 0 ? [] : [`${Math.abs(up)}° ${up > 0 ? 'up' : 'down'}`]),
    ]
    await expect(this.page.locator('section > p.font-mono').last()).toHaveText(
      new RegExp(`^Looking ${parts.join(', ') || 'straight ahead'}( · |$)`),
    )
    // The frame that shows it is drawn.
    await this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
  }

  async pick(name: string) {
    await this.tools.getByRole('button', { name, exact: true }).click()
  }

  /** Marks places by keys alone: each in the middle of the view. @param home  see `lookAt` */
  async markByKeys(places: readonly { yaw: number; pitch: number }[], home = 0) {
    for (const { yaw, pitch } of places) {
      await this.lookAt(yaw, pitch, home)
      await this.viewer.focus()
      await this.page.keyboard.press('Enter')
    }
  }

  stat(name: 'frames' | 'geometries' | 'textures') {
    return stat(this.stage, name)
  }

  rest() {
    return expectRest(this.stage, 400)
  }

  async middle(dx = 0, dy = 0): Promise<number[]> {
    // Below it there is much that may have been pressed last.
    await this.viewer.evaluate((viewer) => {
      const { top, height } = viewer.getBoundingClientRect()
      const middle = top + height / 2
      if (middle < height / 4 || middle > innerHeight - height / 4)
        viewer.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    return colourAt(this.viewer, dx, dy)
  }
}

/** The color at an offset in pixels from the center of an element, as red, green, blue. */
export async function colourAt(element: Locator, dx: number, dy: number): Promise<number[]> {
  const { x, y } = await middleOf(element)
  const clip = { x: x + dx, y: y + dy, width: 1, height: 1 }
  const png = await element.page().screenshot({ clip })
  return [...(await sharp(png).removeAlpha().raw().toBuffer())]
}

/** How far the page is wider than the window, pixels. */
export const spill = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Opens a tour of two small rooms, Bath and Hall, in the first of them, and waits until it is kept. */
export async function openRooms(page: Page, ...others: TestFile[]) {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(await quarters(512, 'bath.png'), await quarters(1024, 'hall.png'), ...others)
  await expect(tour.kept).toBeVisible(patient)
  return tour
}

/** The same, linked there and back: the way to the hall is seen 150 pixels to the right, 40 down; the way back straight behind. */
export async function linkedRooms(page: Page) {
  const tour = new TourPage(page)
  await tour.goto()
  const way = { id: 'in', to: 'room-1', yaw: 24.279, pitch: -6.258, arrive: 0 }
  const back = { id: 'out', to: 'room-0', yaw: 180, pitch: 0, arrive: null }
  await tour.open(
    await tourArchive('Bath', [
      { ...(await quarters(512, 'bath.png')), links: [way] },
      { ...(await quarters(1024, 'hall.png')), links: [back] },
    ]),
  )
  await tour.stands('Bath')
  return tour
}

export async function openWholeHome(page: Page) {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.button('Tour the sample home').click()
  await tour.opened()
  await tour.stands('Living room')
  return tour
}

/** Saves the picture of the view, and reads it back. */
export async function savedPicture(tour: TourPage) {
  const { name, buffer } = await tour.saveBy('Save this view as JPEG')
  const { format } = await sharp(buffer).metadata()
  return { name, format, ...(await pictureOf(buffer)) }
}

/** JPEG gives a colour back nearly. */
export const near = (found: number[], wanted: number[] = []) =>
  found.every((value, at) => Math.abs(value - (wanted[at] ?? 0)) < 12)
