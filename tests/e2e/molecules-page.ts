import type { Page } from '@playwright/test'
import { expect } from '../setup/test.ts'
import type { Hand } from './lesson-hands.ts'
import { WholeLesson } from './lesson-page.ts'

/** The molecules' page, and the lesson as a careful pupil does it. */
export class MoleculesPage extends WholeLesson {
  constructor(page: Page) {
    super(page, 'molecules')
  }

  /** Balances the equation that is on the board. */
  async balance(hand: Pick<Hand, 'act' | 'set'>, numbers: Record<string, number>) {
    for (const [name, value] of Object.entries(numbers))
      await hand.set(`Number before ${name}`, value)
    await hand.act('Check the equation')
    await expect(this.reading('balance')).toHaveText('Balanced')
  }

  /** Puts molecules on the tray and lets them react. */
  async react(hand: Hand, put: Record<string, number>) {
    for (const [name, value] of Object.entries(put)) await hand.set(`${name} on the tray`, value)
    await hand.act('Let it react')
    await expect(this.said).toContainText('Rounds of the equation')
  }

  /** Steps 1 to 3: what is measured. */
  async measure(hand: Hand) {
    await this.stepIs('angle', false)
    await hand.predict(2)
    await hand.act('Measure the angle')
    await expect(this.reading('angle')).toHaveText('104.48°')
    // Both are asked for.
    await this.stepIs('angle', false)
    await hand.act('Measure the bond')
    await this.stepIs('angle', true)
    await hand.next()

    await hand.predict(2)
    await hand.act('Lone pairs')
    await hand.choose('Molecule on the stand', 'Ammonia')
    await this.stepIs('pairs', true)
    await hand.next()

    await hand.predict(3)
    await hand.act('Measure the angle')
    await hand.choose('Molecule on the stand', 'Methane')
    await hand.act('Measure the angle')
    await this.stepIs('compare', true)
    await hand.next()
  }

  /** Steps 4 to 6: what is balanced and reacts. */
  async makeAll(hand: Hand) {
    await hand.predict(2)
    await this.balance(hand, { hydrogen: 2, oxygen: 1, water: 2 })
    await this.stepIs('balance', true)
    await hand.next()

    await hand.predict(2)
    await this.react(hand, { Hydrogen: 4, Oxygen: 4 })
    await this.stepIs('left-over', true)
    await expect(this.reading('water')).toHaveText('4')
    await expect(this.reading('oxygen')).toHaveText('2')
    await hand.next()

    await hand.predict(1)
    await hand.choose('Reaction', 'Methane burns')
    await this.balance(hand, { methane: 1, oxygen: 2, 'carbon dioxide': 1, water: 2 })
    await this.react(hand, { Methane: 1, Oxygen: 2 })
    await expect(this.reading('heat')).toHaveText('-890.7 kJ')
    await hand.choose('Reaction', 'Neutralisation')
    await this.balance(hand, { hydronium: 1, hydroxide: 1, water: 2 })
    await this.react(hand, { Hydronium: 1, Hydroxide: 1 })
    await expect(this.reading('heat')).toHaveText('-55.8 kJ')
    await this.stepIs('heat', true)
    await hand.next()
  }

  async doAll(hand: Hand) {
    await this.measure(hand)
    await this.makeAll(hand)
    await this.doQuiz(hand, [1, 1, 2, 2, 3], { question: 1, option: 3 })
  }
}
