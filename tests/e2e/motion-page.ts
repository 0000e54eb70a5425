import type { Page } from '@playwright/test'
import { expect } from '../setup/test.ts'
import type { Hand } from './lesson-hands.ts'
import { WholeLesson } from './lesson-page.ts'

/** The page of the lesson on motion, and the lesson as a careful pupil does it. */
export class MotionPage extends WholeLesson {
  constructor(page: Page) {
    super(page, 'motion')
  }

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

    await this.doQuiz(hand, [2, 3, 3, 1, 3], { question: 4, option: 2 })
  }
}
