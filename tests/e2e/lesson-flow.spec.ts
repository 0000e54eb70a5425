import type { Page } from '@playwright/test'
import { type LessonId, lessonIds } from '../../src/site/lessons.ts'
import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { withoutWebGl } from '../setup/without-web-gl.ts'
import { byKeys, byMouse } from './lesson-hands.ts'
import { doStepsFrom, leaveKept } from './lesson-kept.ts'
import type { WholeLesson } from './lesson-page.ts'
import { boxOf, tabTo } from './on-page.ts'
import { Titration, wholeLesson } from './whole-lessons.ts'

// Software draws the scenes: on a large screen it would take long for each of a hundred frames.
test.use({ viewport: { width: 360, height: 740 } })
test.describe.configure({ timeout: 240_000 })

/** Presses a place of the scene, given as shares of its width and height. */
async function pressScene({ scene }: WholeLesson, across: number, down: number) {
  await scene.scrollIntoViewIfNeeded()
  const box = await boxOf(scene)
  await scene.click({ position: { x: box.width * across, y: box.height * down } })
}

/** For a while no frame is drawn, and the last one took at least a few calls and at most the budget. */
async function restsWithinBudget({ page, id }: WholeLesson) {
  const stage = page.locator(`[data-stage=${id}]`)
  await expect(async () => {
    const frames = (await stage.getAttribute('data-frames')) ?? ''
    await page.waitForTimeout(600)
    expect(await stage.getAttribute('data-frames')).toBe(frames)
  }).toPass({ timeout: 20_000 })
  const calls = Number(await stage.getAttribute('data-calls'))
  expect(calls).toBeGreaterThan(15)
  expect(calls).toBeLessThanOrEqual(150)
}

const open = (page: Page, thing: string) =>
  page.locator(`[data-object=${thing}] button`).first().click()

/** What is tried in each lesson beside its first step, and what then stands open for axe. */
const trials: Record<LessonId, Record<string, (lesson: WholeLesson) => Promise<void>>> = {
  cell: {
    'a press on a part sends the message there': async (cell) => {
      // Left of the middle and above it: what is wound up in the open nucleus.
      await pressScene(cell, 0.43, 0.44)
      await expect(cell.said).toHaveText('The gene is copied into messenger RNA (mRNA).')
      await expect(cell.reading('stage')).toHaveText('mRNA in the nucleus')
    },
    'a wrong way is told': async (cell) => {
      await cell.say('to a mitochondrion')
      await expect(cell.said).toContainText(
        'The mRNA is still in the nucleus. There’s only one way',
      )
      await open(cell.page, 'golgi')
    },
  },
  molecules: {
    'what is not balanced does not react': async (molecules) => {
      await molecules.say('react')
      await expect(molecules.said).toContainText('Balance the equation and check it first')
      await open(molecules.page, 'flask')
    },
  },
  motion: {
    'a run goes on in time, is paused, and begins again': async (motion) => {
      await motion.say('again')
      await motion.say('slow motion')
      await motion.say('start')
      await expect(motion.reading('time')).not.toHaveText('0.00 s')
      await motion.say('guess time 3')
      await expect(motion.said).toContainText('The run has already started')
      await motion.say('pause')
      const time = (await motion.reading('time').textContent()) ?? ''
      await motion.page.waitForTimeout(500)
      await expect(motion.reading('time')).toHaveText(time)
      await motion.say('again')
      await expect(motion.reading('time')).toHaveText('0.00 s')
    },
    'another experiment is brought to the front, with tables of its graphs': async (motion) => {
      await motion.say('use the air table')
      await motion.say('to the end')
      await expect(motion.reading('momentum')).toBeVisible()
      await open(motion.page, 'collision')
      for (const table of await motion.page.locator('[data-graph] summary').all())
        await table.press('Enter')
    },
  },
  titration: {
    'what flows is seen at once, and stops': async (lesson) => {
      const titration = lesson as Titration
      await titration.say('slow motion')
      await titration.say('tap')
      const level = await titration.level()
      await expect.poll(() => titration.level()).toBeGreaterThan(level)
      await titration.say('stop')
      await expect(titration.said).toContainText('Stopcock closed.')
      await open(titration.page, 'flask')
    },
  },
  pantheon: {
    'one walks by keys, and against no wall': async (pantheon) => {
      const walk = async (key: string, steps: number) => {
        for (let step = 0; step < steps; step += 1) await pantheon.page.keyboard.press(key)
      }
      await tabTo(pantheon.page, pantheon.scene)
      await walk('w', 6)
      await expect(pantheon.reading('from-middle')).toHaveText('6.0 m')
      await walk('s', 2)
      await expect(pantheon.reading('from-middle')).toHaveText('4.0 m')
      await pantheon.say('go to the apse')
      await tabTo(pantheon.page, pantheon.scene)
      // One looks north there; behind is the wall.
      await walk('s', 6)
      await expect(pantheon.said).toHaveText('A wall or a column is in the way.')
    },
    'a press on the floor goes there, one on a part chooses it': async (pantheon) => {
      const far = await pantheon.reading('from-middle').textContent()
      await pressScene(pantheon, 0.5, 0.92)
      await expect(pantheon.reading('from-middle')).not.toHaveText(far ?? '')
      await pantheon.say('look at the dome')
      await pressScene(pantheon, 0.5, 0.5)
      await expect(pantheon.lesson.locator('[data-object] [aria-expanded=true]')).toHaveCount(1)
    },
  },
}

for (const id of lessonIds) {
  test(`${id}: the first step by mouse, and the quiz by keyboard with one wrong answer, on a phone`, {
    tag: /titration|pantheon/.test(id) ? '@spec-2.19' : ['@all', '@spec-2.19'],
  }, async ({ page }) => {
    const lesson = wholeLesson(page, id)
    const [first = '', second = ''] = lesson.steps.map((step) => step.id)
    await leaveKept(page, id, (session) => doStepsFrom(1, session))
    await lesson.goto('?stats')
    await leaveOutDrawing(page)
    await lesson.start()
    await test.step('a scene at rest draws no frames, and what it draws is within its budget', () =>
      restsWithinBudget(lesson))
    await test.step('the first step is done, and leads to the next one with the focus', async () => {
      await lesson.doStep(byMouse(page), first)
      await byKeys(page).next()
      await lesson.stepIs(second, true)
      await expect(page.locator('#lesson-step')).toBeFocused()
    })
    for (const [what, trial] of Object.entries(trials[id]))
      await test.step(what, () => trial(lesson))
    await test.step('axe finds nothing in either theme, and nothing overflows', async () => {
      expect(await axeViolationsInBothThemes(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    })
    await test.step('a wrong answer is mended, and the result is kept', async () => {
      await lesson.button('Quiz').click()
      await lesson.doQuiz(byKeys(page))
      await lesson.keepsQuiz(5)
    })
  })

  test(`${id}: all of it is done by keyboard alone, and is there again after a reload`, {
    tag: ['@all', '@spec-2.19'],
  }, async ({ page }) => {
    const lesson = wholeLesson(page, id)
    await lesson.goto()
    await leaveOutDrawing(page)
    await lesson.start()
    await lesson.doAll(byKeys(page))
    await lesson.keepsQuiz(5)
    await page.reload()
    await lesson.start()
    await lesson.quizIs(5)
  })
}

test('a lesson that was begun says where it goes on in any language, and goes on there without WebGL', {
  tag: '@spec-2.19',
}, async ({ page }) => {
  await withoutWebGl(page)
  const titration = new Titration(page, 'titration')
  await titration.goto()
  await titration.start('noWebGl')
  for (const text of ['expect 1', 'goggles', 'rinse', 'fil the burete']) await titration.say(text)
  await expect(titration.said).toContainText('Did you mean: Fill the burette')
  for (const text of ['fill', 'drive the air out']) await titration.say(text)
  await titration.stepIs('ready', true)
  await titration.button('Next step').press('Enter')
  await page.goto('/fr/virtual-classrooms/titration')
  await expect(page.getByRole('button', { name: 'Reprendre à l’étape 2' })).toBeVisible()
  await expect(page.getByText('Étapes terminées : 1 sur 6')).toBeVisible()
  await titration.start('noWebGl')
  await titration.stepIs('read', false)
})
