import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { byCommands, byKeys, tabTo } from './lesson-hands.ts'
import { lookByKeys, PantheonPage } from './pantheon-page.ts'

// Software draws the building: on a large screen it would take long for each of a hundred frames.
test.use({ viewport: { width: 412, height: 732 } })
test.describe.configure({ timeout: 300_000 })

test('§2.19 the Pantheon is done from its start to its quiz by keyboard alone, and is kept', async ({
  page,
}) => {
  const pantheon = new PantheonPage(page)
  await pantheon.goto()
  await pantheon.start()
  await pantheon.doAll(byKeys(page), lookByKeys(page))
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('lesson-pantheon')))
    .toContain('"best":5')
  await page.reload()
  await pantheon.start()
  await expect(page.locator('[data-quiz="5 of 5 right"]')).toBeVisible()
  await expect(pantheon.reading('date')).toHaveText('21 December')
})

test('§2.19 the Pantheon is done from its start to its quiz by the command line alone', async ({
  page,
}) => {
  const pantheon = new PantheonPage(page)
  await pantheon.goto()
  await pantheon.start()
  await tabTo(page, pantheon.command)
  const hand = byCommands(page)
  await pantheon.doAll(hand, (_thing, button) => hand.act(button))
})

test('§2.19 one walks in the scene by W, A, S and D, in by the door and against no wall', async ({
  page,
}) => {
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
  await pantheon.command.fill('go to the entrance')
  await pantheon.command.press('Enter')
  const fromMiddle = async () =>
    Number.parseFloat((await pantheon.reading('from-middle').textContent()) ?? '')
  await expect.poll(fromMiddle).toBeLessThan(50)
  const before = await fromMiddle()
  await tabTo(page, page.getByRole('application'))
  await walk('w', 8)
  await expect.poll(fromMiddle).toBeCloseTo(before - 8, 1)
  await pantheon.command.fill('go to the apse')
  await pantheon.command.press('Enter')
  await tabTo(page, page.getByRole('application'))
  // One looks north there; behind is the wall.
  await walk('s', 6)
  await expect(pantheon.said).toHaveText('There is a wall or a column in the way.')
})

test('§2.19 a press in the scene chooses a part, and one on the floor goes there', async ({
  page,
}) => {
  const pantheon = new PantheonPage(page)
  await pantheon.goto()
  await pantheon.start()
  const say = async (text: string) => {
    await pantheon.command.fill(text)
    await pantheon.command.press('Enter')
  }
  await say('go to the middle')
  await say('look at the opening')
  const scene = page.getByRole('application')
  await scene.scrollIntoViewIfNeeded()
  const box = await scene.boundingBox()
  if (!box) throw new Error('no scene')
  const middle = { x: box.width / 2, y: box.height / 2 }
  await say('go to the apse')
  const far = await pantheon.reading('from-middle').textContent()
  await scene.click({ position: { x: middle.x, y: box.height - 30 } })
  await expect(pantheon.reading('from-middle')).not.toHaveText(far ?? '')
  await say('look at the dome')
  await scene.click({ position: middle })
  await expect(pantheon.lesson.locator('[data-object] [aria-expanded=true]')).toHaveCount(1)
})

test('§2.19 a still Pantheon draws no frames, and what it draws is within its budget', async ({
  page,
}) => {
  const pantheon = new PantheonPage(page)
  await pantheon.goto('?stats')
  await pantheon.start()
  const stage = page.locator('[data-stage=pantheon]')
  await expect(stage).toHaveAttribute('data-frames', /[1-9]/)
  await page.waitForTimeout(1500)
  const frames = await stage.getAttribute('data-frames')
  await page.waitForTimeout(2000)
  expect(await stage.getAttribute('data-frames')).toBe(frames)
  expect(Number(await stage.getAttribute('data-calls'))).toBeLessThanOrEqual(150)
})

for (const theme of ['light', 'dark']) {
  test(`§2.19 nothing that axe can find in the Pantheon in ${theme}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const pantheon = new PantheonPage(page)
    await pantheon.goto('?freeze')
    expect(await axeViolations(page), 'before it is started').toEqual([])
    await pantheon.start()
    await page.locator('[data-object=roof] button').first().click()
    await page.getByText('How sure we are', { exact: true }).click()
    expect(await axeViolations(page), 'under way').toEqual([])
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
