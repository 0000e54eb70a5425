import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { byCommands, byKeys, tabTo } from './lesson-hands.ts'
import { MoleculesPage } from './molecules-page.ts'

// Software draws the molecules: on a large screen it would take long for each of a hundred frames.
test.use({ viewport: { width: 412, height: 732 } })
test.describe.configure({ timeout: 240_000 })

test('§2.19 molecules: the lesson is done from its start to its quiz by keyboard alone, and is kept', async ({
  page,
}) => {
  const molecules = new MoleculesPage(page)
  await molecules.goto()
  await molecules.start()
  await molecules.doAll(byKeys(page))
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('lesson-molecules')))
    .toContain('"best":5')
  await page.reload()
  await molecules.start()
  await expect(page.locator('[data-quiz="5 of 5 right"]')).toBeVisible()
})

test('§2.19 molecules: the lesson is done from its start to its quiz by the command line alone', async ({
  page,
}) => {
  const molecules = new MoleculesPage(page)
  await molecules.goto()
  await molecules.start()
  await tabTo(page, molecules.command)
  await molecules.doAll(byCommands(page))
})

test('§2.19 molecules: only what the reaction holds is set and read, and what is missing is told', async ({
  page,
}) => {
  const molecules = new MoleculesPage(page)
  await molecules.goto()
  await molecules.start()
  const say = async (text: string) => {
    await molecules.command.fill(text)
    await molecules.command.press('Enter')
  }
  await expect(page.getByRole('slider')).toHaveCount(6)
  await expect(molecules.reading('methane')).toHaveCount(0)
  await expect(page.locator('[data-energy=hidden]')).toBeVisible()
  await say('react')
  await expect(molecules.said).toContainText('Balance the equation and check it first')
  await say('set number before methane to 1')
  await expect(molecules.said).toHaveText('That is no part of this reaction.')
  await say('choose oxygen')
  await say('measure the angle')
  await expect(molecules.said).toContainText('Two atoms have one bond and no angle')
  await say('show the salt')
  await expect(molecules.said).toContainText('has no molecules')
  await molecules.balance(byCommandsFrom(say), { hydrogen: 2, oxygen: 1, water: 2 })
  await expect(page.locator('[data-energy=knallgas]')).toContainText('-571.7 kJ')
  await expect(page.locator('[data-caption]')).toHaveCount(0)
  await say('hydrogen on the tray 2')
  await say('oxygen on the tray 1')
  await say('react')
  await expect(page.locator('[data-caption]')).toHaveText('Atom mapping, not mechanism')
})

/** The two of a hand's ways that balancing takes. */
function byCommandsFrom(say: (text: string) => Promise<void>) {
  return {
    set: (name: string, value: number) => say(`set ${name} to ${value}`),
    act: say,
  } as never
}

test('§2.19 molecules: a still bench draws no frames, and what it draws is within its budget', async ({
  page,
}) => {
  const molecules = new MoleculesPage(page)
  await molecules.goto('?stats')
  await molecules.start()
  const stage = page.locator('[data-stage=molecules]')
  await expect(stage).toHaveAttribute('data-frames', /[1-9]/)
  await page.waitForTimeout(1500)
  const frames = await stage.getAttribute('data-frames')
  await page.waitForTimeout(2000)
  expect(await stage.getAttribute('data-frames')).toBe(frames)
  const calls = Number(await stage.getAttribute('data-calls'))
  expect(calls).toBeGreaterThan(20)
  expect(calls).toBeLessThanOrEqual(150)
})

for (const theme of ['light', 'dark']) {
  test(`§2.19 molecules: nothing that axe can find in the lesson in ${theme}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    const molecules = new MoleculesPage(page)
    await molecules.goto('?freeze')
    expect(await axeViolations(page), 'before it is started').toEqual([])
    await molecules.start()
    await page.locator('[data-object=flask] button').first().click()
    await molecules.command.fill('measure the angle')
    await molecules.command.press('Enter')
    expect(await axeViolations(page), 'under way').toEqual([])
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
