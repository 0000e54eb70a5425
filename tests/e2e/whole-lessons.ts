import type { Page } from '@playwright/test'
import type { LessonId } from '../../src/site/lessons.ts'
import { expect } from '../setup/test.ts'
import type { Hand } from './lesson-hands.ts'
import { type Quiz, type Step, WholeLesson } from './lesson-page.ts'

const step = (id: string, predict: number, act: Step['act']): Step => ({ id, predict, act })

class Cell extends WholeLesson {
  private async send(hand: Hand, way: Record<string, string>) {
    for (const [name, part] of Object.entries(way)) {
      await hand.act(name)
      const here = this.page.locator(`[data-object=${part}] [data-state=here]`)
      // In software the clock goes slower than the one on the wall: it counts a tenth of a second a frame at most.
      await expect(here).toBeVisible({ timeout: 30_000 })
    }
  }

  readonly steps: readonly Step[] = [
    step('scale', 1, async (hand) => {
      await hand.choose('Scale', 'True scale')
      await this.stepIs('scale', true)
      await hand.set('Imagined cell width', 20)
      await expect(this.reading('membrane')).toHaveText('7.0 mm')
      await hand.choose('Scale', 'Enlarged')
    }),
    step('copy', 2, async (hand) => {
      await hand.act('Send to Golgi apparatus')
      await expect(this.said).toContainText('it stays in the nucleus')
      await this.send(hand, { 'Send to nucleus': 'nucleus', 'Send through a pore': 'pore' })
    }),
    step('make', 3, (hand) =>
      this.send(hand, { 'Send to ribosome': 'ribosome', 'Send to rough ER': 'rough-er' }),
    ),
    step('finish', 2, (hand) =>
      this.send(hand, { 'Pack into a vesicle': 'vesicle', 'Send to Golgi apparatus': 'golgi' }),
    ),
    step('leave', 2, async (hand) => {
      await this.send(hand, {
        'Pack into a vesicle': 'vesicle',
        'Send to cell membrane': 'membrane',
      })
      await expect(this.reading('stage')).toHaveText('Protein outside the cell')
    }),
    step('other', 3, async (hand) => {
      await hand.choose('Protein', 'No signal')
      await this.send(hand, {
        'Send to nucleus': 'nucleus',
        'Send through a pore': 'pore',
        'Send to ribosome': 'ribosome',
      })
      await expect(this.reading('mistakes')).toHaveText('0')
    }),
  ]
  readonly quiz: Quiz = { answers: [2, 3, 3, 1, 3], mended: { question: 3, answer: 2 } }
}

class Molecules extends WholeLesson {
  private async balance(hand: Hand, numbers: Record<string, number>) {
    for (const [name, value] of Object.entries(numbers))
      await hand.set(`Coefficient of ${name}`, value)
    await hand.act('Check the equation')
    await expect(this.reading('balance')).toHaveText('Balanced')
  }

  private async react(hand: Hand, put: Record<string, number>) {
    for (const [name, value] of Object.entries(put)) await hand.set(`${name} on the tray`, value)
    await hand.act('Start the reaction')
    await expect(this.said).toContainText('Rounds completed')
  }

  readonly steps: readonly Step[] = [
    step('angle', 2, async (hand) => {
      await hand.act('Measure the angle')
      await expect(this.reading('angle')).toHaveText('104.48°')
      // Both are asked for.
      await this.stepIs('angle', false)
      await hand.act('Measure the bond')
    }),
    step('pairs', 2, async (hand) => {
      await hand.act('Show lone pairs')
      await hand.choose('Molecule on the stand', 'Ammonia')
    }),
    step('compare', 3, async (hand) => {
      await hand.act('Measure the angle')
      await hand.choose('Molecule on the stand', 'Methane')
      await hand.act('Measure the angle')
    }),
    step('balance', 2, (hand) => this.balance(hand, { hydrogen: 2, oxygen: 1, water: 2 })),
    step('left-over', 2, async (hand) => {
      await this.react(hand, { Hydrogen: 4, Oxygen: 4 })
      await expect(this.reading('water')).toHaveText('4')
      await expect(this.reading('oxygen')).toHaveText('2')
    }),
    step('heat', 1, async (hand) => {
      await hand.choose('Reaction', 'Methane burns')
      await this.balance(hand, { methane: 1, oxygen: 2, 'carbon dioxide': 1, water: 2 })
      await this.react(hand, { Methane: 1, Oxygen: 2 })
      await expect(this.reading('heat')).toHaveText('-890.7 kJ')
      await hand.choose('Reaction', 'Neutralization')
      await this.balance(hand, { hydronium: 1, hydroxide: 1, water: 2 })
      await this.react(hand, { Hydronium: 1, Hydroxide: 1 })
      await expect(this.reading('heat')).toHaveText('-55.8 kJ')
    }),
  ]
  readonly quiz: Quiz = { answers: [1, 1, 2, 2, 3], mended: { question: 1, answer: 3 } }
}

class Motion extends WholeLesson {
  readonly steps: readonly Step[] = [
    step('guess-period', 2, async (hand) => {
      await hand.set('Your guess: period', 2)
      await hand.act('Skip to end')
      await expect(this.said).toContainText('Timed: 2.04 s. Your guess was close.')
    }),
    step('wide', 3, async (hand) => {
      for (const degrees of [10, 90]) {
        await hand.set('Amplitude', degrees)
        await hand.act('Skip to end')
      }
      await expect(this.reading('period')).toHaveText('2.368 s')
    }),
    step('guess-range', 3, async (hand) => {
      await hand.act('Use the launcher')
      await hand.set('Your guess: distance', 36)
      await hand.act('Skip to end')
      await expect(this.said).toContainText('much too far')
      await this.stepIs('guess-range', false)
      await hand.act('Start over')
      await hand.set('Your guess: distance', 20)
      await hand.act('Skip to end')
    }),
    step('air', 2, async (hand) => {
      await hand.choose('Air', 'With air')
      await hand.act('Skip to end')
      await expect(this.reading('distance')).toHaveText('15.83 m')
    }),
    step('blow', 1, async (hand) => {
      await hand.act('Use the air table')
      await hand.act('Skip to end')
      await hand.set('Restitution', 0.5)
      await hand.act('Skip to end')
      await expect(this.reading('momentum')).toHaveText('1.00 kg·m/s')
    }),
    step('orbit', 1, async (hand) => {
      await hand.act('Use the orbit')
      await hand.set('Starting speed', 0.8)
      await hand.act('Skip to end')
      await expect(this.reading('year')).toHaveText('0.631 years')
    }),
  ]
  readonly quiz: Quiz = { answers: [2, 3, 3, 1, 3], mended: { question: 4, answer: 2 } }
}

export class Titration extends WholeLesson {
  /** Where the meniscus truly stands, millilitres. */
  async level(): Promise<number> {
    return Number(await this.page.getByRole('slider', { name: 'Burette level' }).inputValue())
  }

  /** Lets so many millilitres into the flask at once. */
  async letIn(hand: Hand, millilitres: number) {
    const level = (await this.level()) + millilitres
    await hand.set('Burette level', Math.round(level * 20) / 20)
  }

  private async noteLevel(hand: Hand) {
    await hand.set('Your reading', await this.level())
    await hand.act('Record the reading')
  }

  /** To the first colour that stays: quickly at first, then by drops. */
  private async titrate(hand: Hand) {
    for (const name of ['Rinse with base', 'Fill the burette', 'Flush out the air', 'New flask'])
      await hand.act(name)
    await this.noteLevel(hand)
    await this.letIn(hand, 24.8)
    for (let drop = 0; drop < 12; drop += 1) {
      if ((await this.reading('colour').textContent()) !== 'Colorless') break
      const before = await this.level()
      await hand.act('Add one drop')
      await expect.poll(() => this.level()).toBeGreaterThan(before)
    }
    await this.noteLevel(hand)
  }

  readonly steps: readonly Step[] = [
    step('ready', 1, async (hand) => {
      for (const name of [
        'Wear goggles',
        'Rinse with base',
        'Fill the burette',
        'Flush out the air',
      ])
        await hand.act(name)
      await expect(this.said).toContainText('Step 1 done')
    }),
    step('read', 2, async (hand) => {
      await hand.set('Eye height above meniscus', 0)
      await this.noteLevel(hand)
    }),
    step('rough', 3, async (hand) => {
      await hand.act('Swirl')
      await this.letIn(hand, 27)
      await expect(this.reading('colour')).toHaveText('Deep pink')
      await this.noteLevel(hand)
    }),
    step('agree', 3, async (hand) => {
      await this.titrate(hand)
      await this.titrate(hand)
    }),
    step('calculate', 2, async (hand) => {
      const mean = Number.parseFloat((await this.reading('mean').textContent()) ?? '')
      expect(mean).toBeGreaterThan(24.95)
      expect(mean).toBeLessThan(25.1)
      await hand.set('Your result', Math.round(mean * 40) / 1e4)
      await hand.act('Check the result')
    }),
    step('indicator', 1, async (hand) => {
      await hand.choose('Indicator', 'Methyl orange')
      await this.noteLevel(hand)
      await this.letIn(hand, 8)
      await expect(this.reading('colour')).toHaveText('Yellow')
      await this.noteLevel(hand)
    }),
  ]
  readonly quiz: Quiz = { answers: [2, 2, 1, 2, 2], mended: { question: 1, answer: 1 } }
}

class Pantheon extends WholeLesson {
  readonly steps: readonly Step[] = [
    step('inside', 2, async (hand) => {
      await hand.act('Go to the porch')
      await this.stepIs('inside', false)
      await hand.act('Go to the center')
      await expect(this.said).toContainText('Step 1 done')
    }),
    step('april', 2, async (hand) => {
      await hand.act('Go to the entrance')
      await hand.set('Day of the year', 111)
      await hand.set('Solar time', 12)
      await hand.act('Look at the light')
      await expect(this.reading('light')).toHaveText('On the wall')
      await expect(this.reading('light-up')).toHaveText('5.8 m')
    }),
    step('floor', 2, async (hand) => {
      await hand.act('June 21')
      await expect(this.reading('light-north')).toHaveText('14.5 m')
    }),
    step('winter', 3, async (hand) => {
      await hand.act('December 21')
      await expect(this.reading('light')).toHaveText('Inside the dome')
    }),
    step('then', 2, async (hand) => {
      for (const age of ['Today', 'About 128 CE']) {
        await hand.choose('Time period', age)
        await hand.within('Statues', 'Look at the statues')
        await hand.within('Dome roof', 'Look at the roof')
        await hand.within('Steps', 'Look at the steps')
      }
    }),
    step('sure', 3, async (hand) => {
      await hand.choose('Colors', 'How sure we are')
      await hand.within('Pediment relief', 'Look at the relief')
    }),
  ]
  readonly quiz: Quiz = { answers: [2, 1, 2, 2, 2], mended: { question: 1, answer: 1 } }
}

const kinds: Readonly<Record<LessonId, new (page: Page, id: string) => WholeLesson>> = {
  cell: Cell,
  molecules: Molecules,
  motion: Motion,
  titration: Titration,
  pantheon: Pantheon,
}

export const wholeLesson = (page: Page, id: LessonId): WholeLesson => new kinds[id](page, id)
