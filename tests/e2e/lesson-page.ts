import type { Locator, Page } from '@playwright/test'
import { expect } from '../setup/test.ts'
import type { Hand } from './lesson-hands.ts'
import { openAwake } from './paused-clock.ts'

/** Gives the page a browser that draws nothing in 3D. */
export async function withoutWebGl(page: Page) {
  await page.addInitScript(() => {
    const get = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: never[]) {
      return String(args[0]).startsWith('webgl') ? null : Reflect.apply(get, this, args)
    } as typeof get
  })
}

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
    await this.page.locator('[data-lesson-overview] button').press('Enter')
    await expect(this.lesson).toBeVisible({ timeout: 30_000 })
    await expect(this.page.locator(`[data-scene=${scene}]`)).toBeAttached({ timeout: 60_000 })
  }

  /** Gives a command as one who types it in a hurry: all of it at once. */
  async say(text: string) {
    await this.command.fill(text)
    await this.command.press('Enter')
  }

  reading(id: string) {
    return this.lesson.locator(`[data-reading="${id}"]`)
  }

  async stepIs(id: string, done: boolean) {
    await expect(this.page.locator(`[data-step="${id}"][data-done="${done}"]`)).toBeVisible()
  }

  async quizIs(right: number) {
    await expect(this.page.locator(`[data-quiz="${right} of 5 right"]`)).toBeVisible()
  }

  /**
   * Answers the quiz with one mistake, then mends it. Questions and options count from 1.
   * @param options  for each question, one of them wrong
   */
  protected async doQuiz(hand: Hand, options: readonly number[], mended: Mended) {
    for (const [at, option] of options.entries()) await hand.answer(at + 1, option)
    await hand.check()
    await this.quizIs(4)
    await hand.retry()
    await hand.answer(mended.question, mended.option)
    await hand.check()
    await this.quizIs(5)
  }
}

interface Mended {
  question: number
  option: number
}

/** A lesson that is known from the first step to the end of its quiz. */
export abstract class WholeLesson extends LessonPage {
  /** The lesson as a careful pupil does it. */
  abstract doAll(hand: Hand): Promise<void>
}
