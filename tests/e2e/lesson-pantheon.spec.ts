import { axeViolations } from '../setup/axe.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { axeFindsNothing, doneByCommands, doneByKeys, drawsNothingAtRest } from './lesson-checks.ts'
import { tabTo } from './lesson-hands.ts'
import { PantheonPage } from './pantheon-page.ts'

// Software draws the building: on a large screen it would take long for each of a hundred frames.
test.use({ viewport: { width: 412, height: 732 } })
test.describe.configure({ timeout: 300_000 })

test('§2.19 the Pantheon is done from its start to its quiz by keyboard alone, and is kept', async ({
  page,
}) => {
  const pantheon = new PantheonPage(page)
  await doneByKeys(pantheon)
  await expect(pantheon.reading('date')).toHaveText('21 December')
})

test('§2.19 the Pantheon is done from its start to its quiz by the command line alone', async ({
  page,
}) => {
  await doneByCommands(new PantheonPage(page))
})

test('§2.19 one walks in the scene by W, A, S and D, in by the door and against no wall', async ({
  page,
}) => {
  await leaveOutDrawing(page)
  const pantheon = new PantheonPage(page)
  await pantheon.goto()
  await pantheon.start()
  await tabTo(page, page.getByRole('application'))
  await expect(pantheon.reading('from-middle')).toHaveText('62.0 m')
  const walk = async (key: string, steps: number) => {
    for (let step = 0; step < steps; step += 1) await page.keyboard.press(key)
  }
  await walk('w', 6)
  await expect(pantheon.reading('from-middle')).toHaveText('56.0 m')
  await walk('s', 2)
  await expect(pantheon.reading('from-middle')).toHaveText('58.0 m')
  await pantheon.say('go to the entrance')
  const fromMiddle = async () =>
    Number.parseFloat((await pantheon.reading('from-middle').textContent()) ?? '')
  await expect.poll(fromMiddle).toBeLessThan(50)
  const before = await fromMiddle()
  await tabTo(page, page.getByRole('application'))
  await walk('w', 8)
  await expect.poll(fromMiddle).toBeCloseTo(before - 8, 1)
  await pantheon.say('go to the apse')
  await tabTo(page, page.getByRole('application'))
  // One looks north there; behind is the wall.
  await walk('s', 6)
  await expect(pantheon.said).toHaveText('There is a wall or a column in the way.')
})

test('§2.19 a press in the scene chooses a part, and one on the floor goes there', async ({
  page,
}) => {
  await leaveOutDrawing(page)
  const pantheon = new PantheonPage(page)
  await pantheon.goto()
  await pantheon.start()
  await pantheon.say('go to the middle')
  await pantheon.say('look at the opening')
  const scene = page.getByRole('application')
  await scene.scrollIntoViewIfNeeded()
  const box = await scene.boundingBox()
  if (!box) throw new Error('no scene')
  const middle = { x: box.width / 2, y: box.height / 2 }
  await pantheon.say('go to the apse')
  const far = await pantheon.reading('from-middle').textContent()
  await scene.click({ position: { x: middle.x, y: box.height - 30 } })
  await expect(pantheon.reading('from-middle')).not.toHaveText(far ?? '')
  await pantheon.say('look at the dome')
  await scene.click({ position: middle })
  await expect(pantheon.lesson.locator('[data-object] [aria-expanded=true]')).toHaveCount(1)
})

test('§2.19 a still Pantheon draws no frames, and what it draws is within its budget', async ({
  page,
}) => {
  const stage = await drawsNothingAtRest(new PantheonPage(page))
  await stage.drawsWithinBudget()
})

for (const theme of ['light', 'dark'] as const) {
  test(`§2.19 nothing that axe can find in the Pantheon in ${theme}`, async ({ page }) => {
    await axeFindsNothing(new PantheonPage(page), theme, async () => {
      await page.locator('[data-object=roof] button').first().click()
      await page.getByText('How sure we are', { exact: true }).click()
    })
  })
}

test('§2.19 the Pantheon’s page for teachers holds the answers', async ({ page }) => {
  await page.goto('/virtual-classrooms/pantheon/teacher')
  await expect(page.getByRole('heading', { name: 'Answers' })).toBeVisible()
  await expect(page.locator('[data-teacher]')).toContainText('14.5 m north of the middle')
  expect(await axeViolations(page)).toEqual([])
})

test('§2.19 the subject leads to its lesson', async ({ page }) => {
  await page.goto('/virtual-classrooms#history')
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: 'The whole lesson: the Pantheon' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Pantheon' })).toBeVisible()
})
