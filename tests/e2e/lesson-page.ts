import type { Locator, Page } from '@playwright/test'
import { expect } from '../setup/test.ts'
import { openAwake } from './paused-clock.ts'

/** The page of a lesson, and what every lesson has. */
export class LessonPage {
  readonly page: Page
  readonly id: string
  readonly lesson: Locator
  readonly said: Locator
  readonly command: Locator

  constructor(page: Page, id: string) {
    this.page = page
    this.id = id
    this.lesson = page.locator(`[data-lesson=${id}]`)
    this.said = page.locator('[data-said]')
    this.command = page.getByLabel('Command', { exact: true })
  }

  async goto(search = '') {
    // Software takes long for a frame: what moves by itself would hold up what is tried.
    await this.page.emulateMedia({ reducedMotion: 'reduce' })
    await openAwake(this.page, `/virtual-classrooms/${this.id}${search}`)
  }

  /** Starts the lesson by key; returns when its scene is drawn, or is known not to come. */
  async start(scene: 'ready' | 'noWebGl' = 'ready') {
    await this.page.getByRole('button', { name: 'Start the lesson' }).press('Enter')
    await expect(this.lesson).toBeVisible({ timeout: 30_000 })
    await expect(this.page.locator(`[data-scene=${scene}]`)).toBeAttached({ timeout: 60_000 })
  }

  reading(id: string) {
    return this.lesson.locator(`[data-reading="${id}"]`)
  }

  async stepIs(id: string, done: boolean) {
    await expect(this.page.locator(`[data-step="${id}"][data-done="${done}"]`)).toBeVisible()
  }
}
