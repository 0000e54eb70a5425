import type { Locator, Page } from '@playwright/test'
import { expect } from '../setup/test.ts'
import { type Hand, tabTo } from './lesson-hands.ts'
import { openAwake } from './paused-clock.ts'

/** Looks at a thing of the list, by its name and the name of its button. */
export type Looking = (thing: string, button: string) => Promise<void>

/** Opens the thing in the list, then presses its button, by Tab and Enter; closes it again. */
export const lookByKeys =
  (page: Page): Looking =>
  async (thing, button) => {
    const row = page.locator('li[data-object]').filter({ hasText: thing }).first()
    const head = row.locator('> button')
    await tabTo(page, head)
    await page.keyboard.press('Enter')
    await tabTo(page, row.getByRole('button', { name: button, exact: true }))
    await page.keyboard.press('Enter')
    await tabTo(page, head)
    await page.keyboard.press('Enter')
  }

/** The Pantheon's page, and the lesson as a careful pupil does it. */
export class PantheonPage {
  readonly page: Page
  readonly lesson: Locator
  readonly said: Locator
  readonly command: Locator

  constructor(page: Page) {
    this.page = page
    this.lesson = page.locator('[data-lesson=pantheon]')
    this.said = page.locator('[data-said]')
    this.command = page.getByLabel('Command', { exact: true })
  }

  async goto(search = '') {
    // Software takes long for a frame: what moves by itself would hold up what is tried.
    await this.page.emulateMedia({ reducedMotion: 'reduce' })
    await openAwake(this.page, `/virtual-classrooms/pantheon${search}`)
  }

  /** Starts the lesson by key; returns when its scene is drawn. */
  async start() {
    await this.page.getByRole('button', { name: 'Start the lesson' }).press('Enter')
    await expect(this.lesson).toBeVisible({ timeout: 30_000 })
    await expect(this.page.locator('[data-scene=ready]')).toBeAttached({ timeout: 60_000 })
  }

  reading(id: string) {
    return this.lesson.locator(`[data-reading="${id}"]`)
  }

  async stepIs(id: string, done: boolean) {
    await expect(this.page.locator(`[data-step="${id}"][data-done="${done}"]`)).toBeVisible()
  }

  private async finish(hand: Hand, id: string) {
    await this.stepIs(id, true)
    await hand.next()
  }

  /** From the first step to the end of the quiz. */
  async doAll(hand: Hand, look: Looking) {
    await hand.predict(2)
    await hand.act('Go to the porch')
    await this.stepIs('inside', false)
    await hand.act('Go to the middle')
    await expect(this.said).toContainText('Step 1 is done')
    await this.finish(hand, 'inside')

    await hand.predict(2)
    await hand.act('Go to the entrance')
    await hand.set('Day of the year', 111)
    await hand.set('Hour by the sun', 12)
    await hand.act('Look at the light')
    await expect(this.reading('light')).toHaveText('On the upright wall')
    await expect(this.reading('light-up')).toHaveText('5.8 m')
    await this.finish(hand, 'april')

    await hand.predict(2)
    await hand.act('21 June')
    await expect(this.reading('light-north')).toHaveText('14.5 m')
    await this.finish(hand, 'floor')

    await hand.predict(3)
    await hand.act('21 December')
    await expect(this.reading('light')).toHaveText('Inside the dome')
    await this.finish(hand, 'winter')

    await hand.predict(2)
    for (const age of ['Today', 'About 128']) {
      await hand.choose('Age', age)
      await look('Statues', 'Look at the statues')
      await look('Roof of the dome', 'Look at the roof')
      await look('Steps', 'Look at the steps')
    }
    await this.finish(hand, 'then')

    await hand.predict(3)
    await hand.choose('Colours', 'How sure we are')
    await look('Relief in the gable', 'Look at the relief')
    await this.finish(hand, 'sure')

    for (const [at, option] of [2, 1, 2, 2, 2].entries()) await hand.answer(at + 1, option)
    await hand.check()
    await expect(this.page.locator('[data-quiz="4 of 5 right"]')).toBeVisible()
    await hand.retry()
    await hand.answer(1, 1)
    await hand.check()
    await expect(this.page.locator('[data-quiz="5 of 5 right"]')).toBeVisible()
  }
}
