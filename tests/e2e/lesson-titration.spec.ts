import { axeViolations } from '../setup/axe.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { axeFindsNothing, doneByCommands, doneByKeys, drawsNothingAtRest } from './lesson-checks.ts'
import { TitrationPage } from './titration-page.ts'

// Software draws the bench: on a large screen it would take long for each of a hundred frames.
test.use({ viewport: { width: 412, height: 732 } })
test.describe.configure({ timeout: 240_000 })

test('§2.19 the titration is done from its start to its quiz by keyboard alone, and is kept', async ({
  page,
}) => {
  const titration = new TitrationPage(page)
  await doneByKeys(titration)
  await expect(titration.reading('mean')).toContainText(/25\.\d\d mL/)
})

test('§2.19 the titration is done from its start to its quiz by the command line alone', async ({
  page,
}) => {
  await doneByCommands(new TitrationPage(page))
})

test('§2.19 commands show things, answer what they cannot do, and suggest', async ({ page }) => {
  await leaveOutDrawing(page)
  const titration = new TitrationPage(page)
  await titration.goto()
  await titration.start()
  await titration.say('show the burette')
  await expect(titration.said).toContainText('Burette: Empty.')
  await expect(page.locator('[data-object=burette]')).toContainText('A glass tube of 50 mL')
  await titration.say('add a drop')
  await expect(titration.said).toHaveText('Goggles first: put them on.')
  await titration.say('next step')
  await expect(titration.said).toHaveText('The step is not done yet.')
  await titration.say('fil the burete')
  await expect(titration.said).toContainText('Did you mean: Fill the burette')
  await titration.say('goggles')
  await titration.say('fill')
  await titration.say('slow motion')
  await titration.say('tap')
  const level = await titration.level()
  await expect.poll(() => titration.level()).toBeGreaterThan(level)
  await titration.say('stop')
  await expect(titration.said).toContainText('Tap closed.')
  await titration.say('reset')
  await expect(titration.said).toHaveText('Everything stands as at the beginning.')
  await expect(page.locator('[data-object=burette] [data-state=empty]')).toBeVisible()
})

test('§2.19 a still bench draws no frames, and what it draws is within its budget', async ({
  page,
}) => {
  const stage = await drawsNothingAtRest(new TitrationPage(page))
  await stage.drawsWithinBudget()
})

for (const theme of ['light', 'dark'] as const) {
  test(`§2.19 nothing that axe can find in the lesson in ${theme}`, async ({ page }) => {
    await axeFindsNothing(new TitrationPage(page), theme, async () => {
      await page.locator('[data-object=flask] button').first().click()
    })
  })
}

test('§2.19 the teacher’s page holds the answers, and prints without what can only be pressed', async ({
  page,
}) => {
  await page.goto('/virtual-classrooms/titration/teacher')
  await expect(page.getByRole('heading', { name: 'Answers' })).toBeVisible()
  await expect(page.locator('[data-teacher]')).toContainText('8.73 at equivalence')
  await expect(page.locator('[data-teacher]')).toContainText('Water would thin the base')
  expect(await axeViolations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Safety' })).toBeVisible()
})
