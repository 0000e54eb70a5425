import type { Locator, Page } from '@playwright/test'
import { expect } from '../setup/test.ts'
import type { Hand } from './lesson-hands.ts'

export class LessonPage {
  readonly page: Page
  readonly id: string
  readonly lesson: Locator
  readonly said: Locator
  readonly command: Locator
  readonly scene: Locator

  constructor(page: Page, id: string) {
    this.page = page
    this.id = id
    this.lesson = page.locator(`[data-lesson=${id}]`)
    this.said = page.locator('[data-said]')
    this.command = page.getByLabel('Command', { exact: true })
    this.scene = page.getByRole('application')
  }

  async goto(search = '') {
    // Software takes long for a frame: what moves by itself would hold up what is tried.
    await this.page.emulateMedia({ reducedMotion: 'reduce' })
    await this.page.goto(`/virtual-classrooms/${this.id}${search}`)
  }

  /** Starts the lesson by key; returns when its scene is drawn, or is known not to come. */
  async start(scene: 'ready' | 'noWebGl' = 'ready') {
    await this.page.locator('[data-lesson-start]').press('Enter')
    await expect(this.lesson).toBeVisible({ timeout: 30_000 })
    await expect(this.page.locator(`[data-scene=${scene}]`)).toBeAttached({ timeout: 60_000 })
  }

  /** Gives a command as one who types it in a hurry: all of it at once. */
  async say(text: string) {
    await this.command.fill(text)
    await this.command.press('Enter')
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true })
  }

  reading(id: string) {
    return this.lesson.locator(`[data-reading="${id}"]`)
  }

  async stepIs(id: string, done: boolean) {
    await expect(this.page.locator(`[data-step="${id}"][data-done="${done}"]`)).toBeVisible()
  }

  async quizIs(right: number) {
    await expect(this.page.locator(`[data-quiz="${right} of 5 correct"]`)).toBeVisible()
  }

  /** How the best try of the quiz is kept, now or soon. */
  async keepsQuiz(best: number) {
    const kept = () => this.page.evaluate((key) => localStorage.getItem(key), `lesson-${this.id}`)
    await expect.poll(kept).toContain(`"best":${best}`)
  }
}

/** How to do a step: the option to predict, counting from 1, and the actions after that. */
export interface Step {
  id: string
  predict: number
  act: (hand: Hand) => Promise<unknown>
}

/** An answer to each question, counting from 1, one of them wrong; and the correct one for that question. */
export interface Quiz {
  answers: readonly number[]
  mended: { question: number; answer: number }
}

export abstract class WholeLesson extends LessonPage {
  abstract readonly steps: readonly Step[]
  abstract readonly quiz: Quiz

  async doStep(hand: Hand, id: string) {
    const step = this.steps.find((each) => each.id === id)
    if (!step) throw new Error(`no step ${id}`)
    await this.stepIs(id, false)
    await hand.predict(step.predict)
    await step.act(hand)
    await this.stepIs(id, true)
  }

  async doQuiz(hand: Hand) {
    const { answers, mended } = this.quiz
    for (const [at, answer] of answers.entries()) await hand.answer(at + 1, answer)
    await hand.check()
    await this.quizIs(4)
    await hand.retry()
    await hand.answer(mended.question, mended.answer)
    await hand.check()
    await this.quizIs(5)
  }

  async doAll(hand: Hand) {
    for (const { id } of this.steps) {
      await this.doStep(hand, id)
      await hand.next()
    }
    await this.doQuiz(hand)
  }
}
