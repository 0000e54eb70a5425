import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { byCommands, byKeys, tabTo } from './lesson-hands.ts'
import { TitrationPage } from './titration-page.ts'

// Software draws the bench: on a large screen it would take long for each of a hundred frames.
test.use({ viewport: { width: 412, height: 732 } })
test.describe.configure({ timeout: 240_000 })

test('§2.19 the titration is done from its start to its quiz by keyboard alone, and is kept', async ({
  page,
}) => {
  const titration = new TitrationPage(page)
  await titration.goto()
  await titration.start()
  await titration.doAll(byKeys(page))
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('lesson-titration')))
    .toContain('"best":5')
  await page.reload()
  await titration.start()
  await expect(page.locator('[data-quiz="5 of 5 right"]')).toBeVisible()
  await expect(titration.reading('mean')).toContainText(/25\.\d\d mL/)
})

test('§2.19 the titration is done from its start to its quiz by the command line alone', async ({
  page,
}) => {
  const titration = new TitrationPage(page)
  await titration.goto()
  await titration.start()
  await tabTo(page, titration.command)
  await titration.doAll(byCommands(page))
})

test('§2.19 commands show things, answer what they cannot do, and suggest', async ({ page }) => {
  const titration = new TitrationPage(page)
  await titration.goto()
  await titration.start()
  const say = async (text: string) => {
    await titration.command.fill(text)
    await titration.command.press('Enter')
  }
  await say('show the burette')
  await expect(titration.said).toContainText('Burette: Empty.')
  await expect(page.locator('[data-object=burette]')).toContainText('A glass tube of 50 mL')
  await say('add a drop')
  await expect(titration.said).toHaveText('Goggles first: put them on.')
  await say('next step')
  await expect(titration.said).toHaveText('The step is not done yet.')
  await say('fil the burete')
  await expect(titration.said).toContainText('Did you mean: Fill the burette')
  await say('goggles')
  await say('fill')
  await say('slow motion')
  await say('tap')
  const level = await titration.level()
  await expect.poll(() => titration.level()).toBeGreaterThan(level)
  await say('stop')
  await expect(titration.said).toContainText('Tap closed.')
  await say('reset')
  await expect(titration.said).toHaveText('Everything stands as at the beginning.')
  await expect(page.locator('[data-object=burette] [data-state=empty]')).toBeVisible()
})

test('§2.19 a still bench draws no frames, and what it draws is within its budget', async ({
  page,
}) => {
  const titration = new TitrationPage(page)
  await titration.goto('?stats')
  await titration.start()
  const stage = page.locator('[data-stage=titration]')
  await expect(stage).toHaveAttribute('data-frames', /[1-9]/)
  await page.waitForTimeout(1500)
  const frames = await stage.getAttribute('data-frames')
  await page.waitForTimeout(2000)
  expect(await stage.getAttribute('data-frames')).toBe(frames)
  expect(Number(await stage.getAttribute('data-calls'))).toBeLessThanOrEqual(150)
})

for (const theme of ['light', 'dark']) {
  test(`§2.19 nothing that axe can find in the lesson in ${theme}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const titration = new TitrationPage(page)
    await titration.goto('?freeze')
    expect(await axeViolations(page), 'before it is started').toEqual([])
    await titration.start()
    await page.locator('[data-object=flask] button').first().click()
    expect(await axeViolations(page), 'under way').toEqual([])
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
