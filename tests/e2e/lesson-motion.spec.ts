import { axeViolations } from '../setup/axe.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { axeFindsNothing, doneByCommands, doneByKeys, drawsNothingAtRest } from './lesson-checks.ts'
import { MotionPage } from './motion-page.ts'

// Software draws the bench: on a large screen it would take long for each of many frames.
test.use({ viewport: { width: 412, height: 732 } })
test.describe.configure({ timeout: 240_000 })

test('§2.19 motion is done from its start to its quiz by keyboard alone, and is kept', async ({
  page,
}) => {
  const motion = new MotionPage(page)
  await doneByKeys(motion)
  await expect(page.locator('[data-object=orbit] [data-state=ready]')).toBeVisible()
})

test('§2.19 motion is done from its start to its quiz by the command line alone', async ({
  page,
}) => {
  await doneByCommands(new MotionPage(page))
})

test('§2.19 a run goes on in time, is paused, and what is late or elsewhere is told', async ({
  page,
}) => {
  await leaveOutDrawing(page)
  const motion = new MotionPage(page)
  await motion.goto()
  await motion.start()
  await motion.say('launch angle 30')
  await expect(motion.said).toContainText('bring it to the front first')
  await motion.say('slow motion')
  await motion.say('start')
  await expect(motion.reading('time')).not.toHaveText('0.00 s')
  await motion.say('guess time 3')
  await expect(motion.said).toContainText('The run has begun')
  await motion.say('pause')
  const time = (await motion.reading('time').textContent()) ?? ''
  await page.waitForTimeout(500)
  await expect(motion.reading('time')).toHaveText(time)
  await motion.say('again')
  await expect(motion.reading('time')).toHaveText('0.00 s')
  await motion.say('use the air table')
  await expect(motion.reading('momentum')).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Amplitude' })).toHaveCount(0)
  await expect(page.locator('[data-graph=position]')).toContainText('Place over time')
})

test('§2.19 a still bench draws no frames, and what each experiment draws is within its budget', async ({
  page,
}) => {
  const stage = await drawsNothingAtRest(new MotionPage(page))
  for (const name of ['the pendulum', 'the launcher', 'the air table', 'the orbit']) {
    if (name !== 'the pendulum')
      await page.getByRole('button', { name: `Use ${name}`, exact: true }).press('Enter')
    await page.getByRole('button', { name: 'To the end', exact: true }).press('Enter')
    await page.waitForTimeout(800)
    await stage.drawsWithinBudget(name)
  }
})

for (const theme of ['light', 'dark'] as const) {
  test(`§2.19 nothing that axe can find in the lesson on motion in ${theme}`, async ({ page }) => {
    await axeFindsNothing(new MotionPage(page), theme, async () => {
      await page.locator('[data-object=collision] button').first().click()
      await page.getByRole('button', { name: 'To the end', exact: true }).press('Enter')
      for (const table of await page.locator('[data-graph] summary').all())
        await table.press('Enter')
    })
  })
}

test('§2.19 the teacher’s page of motion holds the answers', async ({ page }) => {
  await page.goto('/virtual-classrooms/motion/teacher')
  await expect(page.getByRole('heading', { name: 'Answers' })).toBeVisible()
  await expect(page.locator('[data-teacher]')).toContainText('table-tennis ball 7.43 m')
  expect(await axeViolations(page)).toEqual([])
})
