import { axeViolations } from '../setup/axe.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { axeFindsNothing, doneByCommands, doneByKeys, drawsNothingAtRest } from './lesson-checks.ts'
import { MoleculesPage } from './molecules-page.ts'

// Software draws the molecules: on a large screen it would take long for each of a hundred frames.
test.use({ viewport: { width: 412, height: 732 } })
test.describe.configure({ timeout: 240_000 })

test('§2.19 molecules: the lesson is done from its start to its quiz by keyboard alone, and is kept', async ({
  page,
}) => {
  await doneByKeys(new MoleculesPage(page))
})

test('§2.19 molecules: the lesson is done from its start to its quiz by the command line alone', async ({
  page,
}) => {
  await doneByCommands(new MoleculesPage(page))
})

test('§2.19 molecules: only what the reaction holds is set and read, and what is missing is told', async ({
  page,
}) => {
  await leaveOutDrawing(page)
  const molecules = new MoleculesPage(page)
  await molecules.goto()
  await molecules.start()
  await expect(page.getByRole('slider')).toHaveCount(6)
  await expect(molecules.reading('methane')).toHaveCount(0)
  await expect(page.locator('[data-energy=hidden]')).toBeVisible()
  await molecules.say('react')
  await expect(molecules.said).toContainText('Balance the equation and check it first')
  await molecules.say('set number before methane to 1')
  await expect(molecules.said).toHaveText('That is no part of this reaction.')
  await molecules.say('choose oxygen')
  await molecules.say('measure the angle')
  await expect(molecules.said).toContainText('Two atoms have one bond and no angle')
  await molecules.say('show the salt')
  await expect(molecules.said).toContainText('has no molecules')
  const hand = {
    set: (name: string, value: number) => molecules.say(`set ${name} to ${value}`),
    act: (name: string) => molecules.say(name),
  }
  await molecules.balance(hand, { hydrogen: 2, oxygen: 1, water: 2 })
  await expect(page.locator('[data-energy=knallgas]')).toContainText('-571.7 kJ')
  await expect(page.locator('[data-caption]')).toHaveCount(0)
  await molecules.say('hydrogen on the tray 2')
  await molecules.say('oxygen on the tray 1')
  await molecules.say('react')
  await expect(page.locator('[data-caption]')).toHaveText('Atom mapping, not mechanism')
})

test('§2.19 molecules: a still bench draws no frames, and what it draws is within its budget', async ({
  page,
}) => {
  const stage = await drawsNothingAtRest(new MoleculesPage(page))
  await stage.drawsWithinBudget()
})

for (const theme of ['light', 'dark'] as const) {
  test(`§2.19 molecules: nothing that axe can find in the lesson in ${theme}`, async ({ page }) => {
    const molecules = new MoleculesPage(page)
    await axeFindsNothing(molecules, theme, async () => {
      await page.locator('[data-object=flask] button').first().click()
      await molecules.say('measure the angle')
    })
  })
}

test('§2.19 molecules: the way from the classrooms leads to the lesson and its teacher’s page', async ({
  page,
}) => {
  await page.goto('/virtual-classrooms#chemistry')
  await page.getByRole('link', { name: 'The whole lesson: molecules and reactions' }).click()
  await expect(
    page.getByRole('heading', { name: 'Molecules and reactions', level: 1 }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'The teacher’s page' }).click()
  await expect(page.locator('[data-teacher]')).toContainText('ammonia 106.67°')
  expect(await axeViolations(page)).toEqual([])
})
