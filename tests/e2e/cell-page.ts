import type { Page } from '@playwright/test'
import { expect } from '../setup/test.ts'
import type { Hand } from './lesson-hands.ts'
import { WholeLesson } from './lesson-page.ts'

/** The page of the cell, and its lesson as a careful pupil does it. */
export class CellPage extends WholeLesson {
  constructor(page: Page) {
    super(page, 'cell')
  }

  /** Returns when what is on its way has arrived there. */
  async isAt(object: string) {
    const here = this.page.locator(`[data-object=${object}] [data-state=here]`)
    // In software the clock goes slower than the one on the wall: it counts a tenth of a second a frame at most.
    await expect(here).toBeVisible({ timeout: 30_000 })
  }

  private async send(hand: Hand, name: string, object: string) {
    await hand.act(name)
    await this.isAt(object)
  }

  async doAll(hand: Hand) {
    await this.stepIs('scale', false)
    await hand.predict(1)
    await hand.choose('Scale', 'True scale')
    await this.stepIs('scale', true)
    await hand.set('Imagined width of the cell', 20)
    await expect(this.reading('membrane')).toHaveText('7.0 mm')
    await hand.choose('Scale', 'Enlarged')
    await hand.next()

    await hand.predict(2)
    await hand.act('To the Golgi apparatus')
    await expect(this.said).toContainText('it stays in the nucleus')
    await this.send(hand, 'To the nucleus', 'nucleus')
    await this.send(hand, 'Through a pore', 'pore')
    await this.stepIs('copy', true)
    await hand.next()

    await hand.predict(3)
    await this.send(hand, 'To a ribosome', 'ribosome')
    await this.send(hand, 'To the rough ER', 'rough-er')
    await this.stepIs('make', true)
    await hand.next()

    await hand.predict(2)
    await this.send(hand, 'Into a vesicle', 'vesicle')
    await this.send(hand, 'To the Golgi apparatus', 'golgi')
    await this.stepIs('finish', true)
    await hand.next()

    await hand.predict(2)
    await this.send(hand, 'Into a vesicle', 'vesicle')
    await this.send(hand, 'To the cell membrane', 'membrane')
    await expect(this.reading('stage')).toHaveText('Protein, outside')
    await this.stepIs('leave', true)
    await hand.next()

    await hand.predict(3)
    await hand.choose('Protein', 'Without a signal')
    await this.send(hand, 'To the nucleus', 'nucleus')
    await this.send(hand, 'Through a pore', 'pore')
    await this.send(hand, 'To a ribosome', 'ribosome')
    await this.stepIs('other', true)
    await expect(this.reading('mistakes')).toHaveText('0')
    await hand.next()

    await this.doQuiz(hand, [2, 3, 3, 1, 3], { question: 3, option: 2 })
  }
}
