import { sendCargo } from '../../src/scenes/classrooms/biology/model/cell-lab.ts'
import type { Station } from '../../src/scenes/classrooms/biology/model/secretion.ts'
import { advanceSession } from '../../src/scenes/classrooms/common/model/session.ts'
import { type LessonId, lessonIds } from '../../src/site/lessons.ts'
import { byCommands, type Hand } from '../e2e/lesson-hands.ts'
import { leaveKept } from '../e2e/lesson-kept.ts'
import { LessonPage } from '../e2e/lesson-page.ts'
import { tabTo } from '../e2e/on-page.ts'
import { Titration } from '../e2e/whole-lessons.ts'
import { expect, test } from '../setup/test.ts'
import { settle } from './settle.ts'

test.use({ viewport: { width: 412, height: 732 } })
test.describe.configure({ timeout: 120_000 })

/** When what a lesson is about is seen, and what leads there. */
interface Moment {
  name: string
  /** Places that the cell's message has reached in an earlier visit: a frozen page has no time for its way. */
  way?: readonly Station[]
  come?: (hand: Hand, lesson: LessonPage) => Promise<unknown>
}

const moments: Record<LessonId, Moment> = {
  cell: {
    name: 'read',
    way: ['nucleus', 'pore', 'ribosome'],
    come: (hand) => hand.act('show the rough ER'),
  },
  molecules: {
    name: 'reacted',
    come: async (hand, lesson) => {
      for (const name of ['Measure the angle', 'Show lone pairs']) await hand.act(name)
      await hand.choose('Molecule on the stand', 'Ammonia')
      await hand.act('Measure the angle')
      for (const [name, number] of Object.entries({ hydrogen: 2, oxygen: 1, water: 2 }))
        await hand.set(`Coefficient of ${name}`, number)
      await hand.act('Check the equation')
      for (const name of ['Hydrogen', 'Oxygen']) await hand.set(`${name} on the tray`, 4)
      await hand.act('Start the reaction')
      await expect(lesson.reading('water')).toHaveText('4')
    },
  },
  motion: {
    name: 'thrown',
    come: async (hand, lesson) => {
      await hand.set('Your guess: period', 1.8)
      await hand.set('Amplitude', 90)
      await hand.act('Skip to end')
      await hand.act('Use the launcher')
      await hand.set('Your guess: distance', 24)
      await hand.act('Skip to end')
      await hand.choose('Air', 'With air')
      await hand.act('Skip to end')
      await expect(lesson.reading('distance')).toHaveText('15.83 m')
    },
  },
  titration: {
    name: 'coloured',
    come: async (hand, lesson) => {
      for (const name of [
        'Wear goggles',
        'Rinse with base',
        'Fill the burette',
        'Flush out the air',
      ])
        await hand.act(name)
      await hand.act('Swirl')
      await new Titration(lesson.page, 'titration').letIn(hand, 27)
      await expect(lesson.reading('colour')).toHaveText('Deep pink')
    },
  },
  pantheon: {
    name: 'lit',
    come: async (hand, lesson) => {
      await hand.act('Go to the center')
      for (const name of ['June 21', 'Noon', 'Look at the light']) await hand.act(name)
      await expect(lesson.reading('light')).toHaveText('On the floor')
    },
  },
}

for (const id of lessonIds) {
  for (const theme of ['light', 'dark'] as const) {
    const { name, way, come } = moments[id]
    test(`the ${id} lesson looks as it did at its moment, ${theme}`, {
      tag: theme === 'light' ? [] : '@all',
    }, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      if (way)
        await leaveKept(page, id, (session) => {
          for (const station of way) {
            sendCargo(session.lab as Parameters<typeof sendCargo>[0], station)
            advanceSession(session, 10)
          }
        })
      const lesson = new LessonPage(page, id)
      await lesson.goto('?freeze&stats')
      await lesson.start()
      await settle(page, { veil: false })
      await tabTo(page, lesson.command)
      await come?.(byCommands(page), lesson)
      // Software takes its time, and the frame before the last change looks as still.
      const frames = () => page.locator('[data-stage]').getAttribute('data-frames')
      await expect(async () => {
        const before = await frames()
        // Idle means that no frame is under way.
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
        await page.waitForTimeout(300)
        expect(await frames()).toBe(before)
      }).toPass({ timeout: 20_000 })
      await expect(page.locator('[data-scene-box]')).toHaveScreenshot(`${id}-${name}-${theme}.png`)
    })
  }
}
