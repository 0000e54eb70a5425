import type { Page } from '@playwright/test'
import { expect } from '../setup/test.ts'
import type { Hand } from './lesson-hands.ts'
import { WholeLesson } from './lesson-page.ts'

/** The titration's page, and the lesson as a careful pupil does it. */
export class TitrationPage extends WholeLesson {
  constructor(page: Page) {
    super(page, 'titration')
  }

  /** Where the meniscus truly stands, millilitres. */
  async level(): Promise<number> {
    return Number(
      await this.page.getByRole('slider', { name: 'Level in the burette' }).inputValue(),
    )
  }

  private async noteLevel(hand: Hand) {
    await hand.set('Your reading', await this.level())
    await hand.act('Note the reading')
  }

  /** To the first colour that stays: quickly at first, then by drops. */
  private async titrate(hand: Hand) {
    for (const name of ['Rinse with base', 'Fill the burette', 'Drive the air out', 'Fresh flask'])
      await hand.act(name)
    await this.noteLevel(hand)
    await hand.set('Level in the burette', Math.round(((await this.level()) + 24.8) * 20) / 20)
    for (let drop = 0; drop < 12; drop += 1) {
      if ((await this.reading('colour').textContent()) !== 'Colourless') break
      const before = await this.level()
      await hand.act('One drop')
      await expect.poll(() => this.level()).toBeGreaterThan(before)
    }
    await this.noteLevel(hand)
  }

  async doAll(hand: Hand) {
    await this.stepIs('ready', false)
    await hand.predict(1)
    for (const name of ['Goggles', 'Rinse with base', 'Fill the burette', 'Drive the air out'])
      await hand.act(name)
    await this.stepIs('ready', true)
    await expect(this.said).toContainText('Step 1 is done')
    await hand.next()

    await hand.predict(2)
    await hand.set('Eye above the meniscus', 0)
    await this.noteLevel(hand)
    await this.stepIs('read', true)
    await hand.next()

    await hand.predict(3)
    await hand.act('Swirl')
    await hand.set('Level in the burette', Math.round(((await this.level()) + 27) * 20) / 20)
    await expect(this.reading('colour')).toHaveText('Deep pink')
    await this.noteLevel(hand)
    await this.stepIs('rough', true)
    await hand.next()

    await hand.predict(3)
    await this.titrate(hand)
    await this.titrate(hand)
    await this.stepIs('agree', true)
    await hand.next()

    await hand.predict(2)
    const mean = Number.parseFloat((await this.reading('mean').textContent()) ?? '')
    expect(mean).toBeGreaterThan(24.95)
    expect(mean).toBeLessThan(25.1)
    await hand.set('Your result', Math.round(mean * 40) / 1e4)
    await hand.act('Check the result')
    await this.stepIs('calculate', true)
    await hand.next()

    await hand.predict(1)
    await hand.choose('Indicator', 'Methyl orange')
    await this.noteLevel(hand)
    await hand.set('Level in the burette', Math.round(((await this.level()) + 8) * 20) / 20)
    await expect(this.reading('colour')).toHaveText('Yellow')
    await this.noteLevel(hand)
    await this.stepIs('indicator', true)
    await hand.next()

    await this.doQuiz(hand, [2, 2, 1, 2, 2], { question: 1, option: 1 })
  }
}
