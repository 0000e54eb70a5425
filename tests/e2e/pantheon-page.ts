import type { Page } from '@playwright/test'
import { expect } from '../setup/test.ts'
import type { Hand } from './lesson-hands.ts'
import { WholeLesson } from './lesson-page.ts'

/** The Pantheon's page, and the lesson as a careful pupil does it. */
export class PantheonPage extends WholeLesson {
  constructor(page: Page) {
    super(page, 'pantheon')
  }

  private async finish(hand: Hand, id: string) {
    await this.stepIs(id, true)
    await hand.next()
  }

  async doAll(hand: Hand) {
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
      await hand.within('Statues', 'Look at the statues')
      await hand.within('Roof of the dome', 'Look at the roof')
      await hand.within('Steps', 'Look at the steps')
    }
    await this.finish(hand, 'then')

    await hand.predict(3)
    await hand.choose('Colours', 'How sure we are')
    await hand.within('Relief in the gable', 'Look at the relief')
    await this.finish(hand, 'sure')

    await this.doQuiz(hand, [2, 1, 2, 2, 2], { question: 1, option: 1 })
  }
}
