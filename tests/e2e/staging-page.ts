import sharp from 'sharp'
import { expect } from '../setup/test.ts'
import { downloadBy, OnPage } from './on-page.ts'
import type { TestFile } from './tour-files.ts'

export const rooms = {
  living: /^An empty living room seen from a corner/,
  straight: /^The empty living room seen straight/,
  bedroom: /^An empty bedroom with gray carpet/,
} as const

export const styles = [
  'Modern Minimalist',
  'Scandinavian',
  'Industrial',
  'Contemporary',
  'Traditional',
  'Bohemian',
]

export class StagingPage extends OnPage {
  readonly tool = this.page.locator('[data-staging]')
  readonly stage = this.tool.getByRole('button', { name: 'Stage Photos' })
  readonly alert = this.tool.getByRole('alert').first()
  readonly results = this.page.locator('[data-result]')

  async goto(path = '/virtual-staging') {
    await this.page.goto(path)
    // The first sign of life of a visitor, at which the page's parts come.
    await this.page.mouse.move(300, 620)
    await this.page.mouse.move(310, 640)
  }

  async add(...files: TestFile[]) {
    await this.tool.locator('input[type=file]').setInputFiles(files)
  }

  /** A room of our own, whose camera and walls are known. */
  async addRoom(name: RegExp) {
    await this.tool.getByRole('button', { name }).click()
  }

  async has(count: number) {
    await expect(this.page.locator(`[data-staging="${count}"]`)).toBeVisible()
  }

  async choose(style: string) {
    // The radio button itself is out of sight: its picture is what is pressed.
    await this.tool.locator('label').filter({ hasText: style }).click()
  }

  photo(name: string) {
    return this.page.locator('[data-photo]').filter({ hasText: name })
  }

  async stageRoom(room: RegExp, style: string) {
    await this.goto()
    await this.addRoom(room)
    await this.has(1)
    await this.choose(style)
    await this.stage.click()
    await this.staged(1)
  }

  /** Deletes a piece of a result in the furniture editor, and stages the rest. */
  async takeOut(piece: string, result = 0) {
    await this.results.nth(result).getByRole('button', { name: 'Edit furniture' }).click()
    const workspace = this.page.locator('[data-edit]')
    const placed = workspace.locator('[data-item]')
    await expect(workspace.locator('[data-drawn]:not([data-drawn="0"])')).toBeVisible({
      timeout: 60_000,
    })
    const count = await placed.count()
    const results = await this.results.count()
    await placed.filter({ hasText: piece }).getByRole('button').first().click()
    await workspace.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(placed).toHaveCount(count - 1)
    await workspace.getByRole('button', { name: 'Apply changes' }).click()
    await this.staged(results)
  }

  async staged(count: number, timeout = 90_000) {
    await expect(this.page.locator('[data-result=done]')).toHaveCount(count, { timeout })
    await expect(this.page.locator('[data-progress]')).toHaveCount(0, { timeout })
  }

  download(name: string, result = 0) {
    return downloadBy(this.results.nth(result).getByRole('button', { name, exact: true }))
  }
}

/** A photo without straight edges: an out-of-focus wall. */
export async function blank(name = 'blank.jpg'): Promise<TestFile> {
  const create = { width: 800, height: 600, channels: 3 as const, background: '#b8ac9c' }
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() }
}
