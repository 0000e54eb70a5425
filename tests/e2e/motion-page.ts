import type { Locator, Page } from '@playwright/test'
import { expect } from '../setup/test.ts'
import type { Hand } from './lesson-hands.ts'
import { openAwake } from './paused-clock.ts'

/** The page of the lesson on motion, and the lesson as a careful pupil does it. */
export class MotionPage {
  readonly page: Page
  readonly lesson: Locator
  readonly said: Locator
  readonly command: Locator

  constructor(page: Page) {
    this.page = page
    this.lesson = page.locator('[data-lesson=motion]')
    this.said = page.locator('[data-said]')
    this.command = page.getByLabel('Command', { exact: true })
  }

  async goto(search = '') {
    // Software takes long for a frame: what moves by itself would hold up what is tried.
    await this.page.emulateMedia({ reducedMotion: 'reduce' })
    await openAwake(this.page, `/virtual-classrooms/motion${search}`)
  }

  /** Starts the lesson by key; returns when its scene is drawn. */
  async start() {
    await this.page.getByRole('button', { name: 'Start the lesson' }).press('Enter')
    await expect(this.lesson).toBeVisible({ timeout: 30_000 })
    await expect(this.page.locator('[data-scene=ready]')).toBeAttached({ timeout: 30_000 })
  }

  reading(id: string) {
    return this.lesson.locator(`[data-reading="${id}"]`)
  }

  async stepIs(id: string, done: boolean) {
    await expect(this.page.locator(`[data-step="${id}"][data-done="${done}"]`)).toBeVisible()
  }

  /** From the first step to the end of the quiz. */
  async doAll(hand: Hand) {
    await this.stepIs('guess-period', false)
    await hand.predict(2)
    await hand.set('Your guess: time of a swing', 2)
    await hand.act('To the end')
    await expect(this.said).toContainText('Timed: 2.04 s. Your guess was close.')
    await this.stepIs('guess-period', true)
    await hand.next()

    await hand.predict(3)
    await hand.set('Amplitude', 10)
    await hand.act('To the end')
    await hand.set('Amplitude', 90)
    await hand.act('To the end')
    await expect(this.reading('period')).toHaveText('2.368 s')
    await this.stepIs('wide', true)
    await hand.next()

    await hand.predict(3)
    await hand.act('Use the launcher')
    await hand.set('Your guess: distance', 36)
    await hand.act('To the end')
    await expect(this.said).toContainText('much too far')
    await this.stepIs('guess-range', false)
    await hand.act('Again')
    await hand.set('Your guess: distance', 20)
    await hand.act('To the end')
    await this.stepIs('guess-range', true)
    await hand.next()

    await hand.predict(2)
    await hand.choose('Air', 'In air')
    await hand.act('To the end')
    await expect(this.reading('distance')).toHaveText('15.83 m')
    await this.stepIs('air', true)
    await hand.next()

    await hand.predict(1)
    await hand.act('Use the air table')
    await hand.act('To the end')
    await hand.set('Restitution', 0.5)
    await hand.act('To the end')
    await expect(this.reading('momentum')).toHaveText('1.00 kg m/s')
    await this.stepIs('blow', true)
    await hand.next()

    await hand.predict(1)
    await hand.act('Use the orbit')
    await hand.set('Speed at the start', 0.8)
    await hand.act('To the end')
    await expect(this.reading('year')).toHaveText('0.631 years')
    await this.stepIs('orbit', true)
    await hand.next()

    for (const [at, option] of [2, 3, 3, 1, 3].entries()) await hand.answer(at + 1, option)
    await hand.check()
    await expect(this.page.locator('[data-quiz="4 of 5 right"]')).toBeVisible()
    await hand.retry()
    await hand.answer(4, 2)
    await hand.check()
    await expect(this.page.locator('[data-quiz="5 of 5 right"]')).toBeVisible()
  }
}
