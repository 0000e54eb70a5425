import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'
import { canHear, openAwake, openWithPausedClock } from './paused-clock.ts'

const reading = (page: Page, id: string) =>
  page.getByRole('tabpanel').locator(`[data-reading="${id}"]`)
const slider = (page: Page, name: string | RegExp) => page.getByRole('slider', { name })

async function open(page: Page, subject: string) {
  await openAwake(page, `/virtual-classrooms#${subject}`)
  const board = page.locator(`[data-board="${subject}"]`)
  await expect(board).toBeVisible()
  // The first board is drawn before its code is there.
  await expect.poll(() => board.evaluate(canHear), { message: 'the board comes alive' }).toBe(true)
  await expect(page.getByRole('tabpanel')).toContainText('Live Session')
}

/** Presses where a part is drawn; the middle of a group of three may be somewhere else. */
async function pressPart(page: Page, part: string) {
  const shape = page.locator(`[data-part="${part}"] path`).first()
  await shape.scrollIntoViewIfNeeded()
  const box = await shape.boundingBox()
  if (!box) throw new Error(`no ${part}`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.7)
}

test.describe('§2.19 Biology', () => {
  test('a part that is pressed in the cell is named, sized and chosen in the list', async ({
    page,
  }) => {
    await open(page, 'biology')
    await expect(reading(page, 'size')).toHaveText('5–6 micrometres')
    await expect(reading(page, 'classroom')).toHaveText('2.5–3 m')
    await pressPart(page, 'golgi')
    await expect(page.getByRole('heading', { name: 'Golgi apparatus' })).toBeVisible()
    await expect(reading(page, 'size')).toHaveText('No single size')
    await pressPart(page, 'mitochondrion')
    await expect(reading(page, 'size')).toHaveText('1–2 micrometres')
    await expect(page.locator('input[value="mitochondrion"]')).toBeChecked()
  })

  test('arrow keys go through the parts, in the cell and in the list', async ({ page }) => {
    await open(page, 'biology')
    await page.locator('[data-part="nucleus"]').focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('[data-part="nucleolus"]')).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Nucleolus' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(reading(page, 'size')).toHaveText('7 nm')
    await page.locator('input[value="membrane"]').focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('[data-part="nucleus"]')).toHaveAttribute('aria-checked', 'true')
  })
})

test('§2.19 Chemistry: turning changes the drawn angle and not the true one', async ({ page }) => {
  await open(page, 'chemistry')
  await expect(reading(page, 'length')).toHaveText('95.78 pm')
  await expect(reading(page, 'angle')).toHaveText('104.48°')
  await expect(reading(page, 'drawn')).toHaveText('98.6°')
  await slider(page, 'Turn').focus()
  for (let press = 0; press < 7; press += 1) await page.keyboard.press('ArrowLeft')
  await slider(page, 'Tilt').focus()
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowLeft')
  await expect(reading(page, 'drawn')).toHaveText('104.5°')
  await expect(reading(page, 'angle')).toHaveText('104.48°')
  await page.getByRole('radio', { name: /Methane/ }).press('Space')
  await expect(reading(page, 'angle')).toHaveText('109.47°')
  await expect(page.locator('[data-atom]')).toHaveCount(5)
  const drawn = await reading(page, 'drawn').textContent()
  const figure = page.locator('[data-board="chemistry"] svg[role="img"]')
  await figure.scrollIntoViewIfNeeded()
  const box = await figure.boundingBox()
  if (!box) throw new Error('no figure')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 80, box.y + box.height / 2 + 30, { steps: 4 })
  await page.mouse.up()
  await expect(reading(page, 'drawn')).not.toHaveText(drawn ?? '')
  await expect(reading(page, 'angle')).toHaveText('109.47°')
})

test.describe('§2.19 Physics', () => {
  test('the pendulum rests until it is let go, can be paused, and is timed', async ({ page }) => {
    await openWithPausedClock(page, '/virtual-classrooms#physics')
    await expect(page.locator('[data-board="physics"]')).toBeVisible()
    await slider(page, 'Amplitude').focus()
    await slider(page, 'Amplitude').fill('90')
    await expect(page.locator('[data-amplitude="90"]')).toContainText('1.1803')
    await page.clock.runFor(2000)
    await expect(reading(page, 'time')).toHaveText('0.00 s')
    await page.getByRole('button', { name: 'Let go' }).press('Enter')
    await page.clock.runFor(5000)
    await expect(reading(page, 'measured')).toHaveText('2.368 s')
    await expect(reading(page, 'drift')).toHaveText(/^-?0\.000\d %$/)
    await page.getByRole('button', { name: 'Pause' }).press('Enter')
    const time = await reading(page, 'time').textContent()
    await page.clock.runFor(3000)
    await expect(reading(page, 'time')).toHaveText(time ?? '')
    await page.getByRole('button', { name: 'Go on' }).press('Enter')
    await page.getByRole('tab', { name: 'Biology' }).click()
    const left = await page.locator('[data-reading="time"]').textContent()
    await page.clock.runFor(3000)
    await expect(page.locator('[data-reading="time"]')).toHaveText(left ?? '')
    await page.getByRole('tab', { name: 'Physics' }).click()
    await page.clock.runFor(1000)
    await expect(reading(page, 'time')).not.toHaveText(left ?? '')
    await page.getByRole('button', { name: 'Reset' }).press('Enter')
    await expect(reading(page, 'time')).toHaveText('0.00 s')
    await expect(reading(page, 'measured')).toHaveText('Not yet')
  })

  test('who asked for less motion gets a whole swing at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, 'physics')
    await page.getByRole('button', { name: 'Let go' }).click()
    await expect(reading(page, 'time')).toHaveText('2.04 s')
    await expect(reading(page, 'measured')).toHaveText('2.041 s')
  })
})

test('§2.19 Virtual Lab: drops change the pH and the colour; the film beside it can be stopped', async ({
  page,
}) => {
  await open(page, 'virtuallab')
  await expect(page.getByRole('tabpanel').locator('video[loop]')).toHaveCount(1)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('tabpanel').locator('[data-playing="false"]')).toHaveCount(1)
  await expect(reading(page, 'ph')).toHaveText('2.88')
  await slider(page, /NaOH added/).fill('12.5')
  await expect(reading(page, 'ph')).toHaveText('4.76')
  await slider(page, /NaOH added/).fill('25')
  await expect(reading(page, 'ph')).toHaveText('8.73')
  await expect(reading(page, 'colour')).toHaveText('Turning pink')
  await page.getByRole('button', { name: 'One drop' }).press('Enter')
  await expect(slider(page, /NaOH added/)).toHaveAttribute('aria-valuetext', '25.05 mL')
  await expect(reading(page, 'ph')).toHaveText('10.00')
  await page.getByRole('radio', { name: 'Hydrochloric acid' }).press('Space')
  await expect(reading(page, 'ph')).toHaveText('1.00')
  await slider(page, /NaOH added/).fill('25')
  await expect(reading(page, 'ph')).toHaveText('7.00')
  await page.getByText('Show as a table').click()
  const row = page.getByRole('row', { name: /^25\.05 mL/ })
  await expect(row).toContainText(/10\.00.*10\.00/)
})

test('§2.19 History: the light follows date and hour', async ({ page }) => {
  await open(page, 'history')
  await expect(reading(page, 'light')).toHaveText(/on the wall, 5\.[89] m above the floor/)
  await page.getByRole('button', { name: '21 June' }).press('Enter')
  await expect(reading(page, 'light')).toHaveText('on the floor, 14.5 m from the middle')
  await expect(reading(page, 'altitude')).toHaveText('71.5°')
  await slider(page, 'Date').focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider(page, 'Date')).toHaveAttribute('aria-valuetext', '22 June')
  await slider(page, 'Hour by the sun').fill('9')
  await expect(slider(page, 'Hour by the sun')).toHaveAttribute('aria-valuetext', '09:00')
  await expect(reading(page, 'east')).toHaveText(/^-\d+\.\d m$/)
  await page.getByRole('button', { name: '21 December' }).click()
  await slider(page, 'Hour by the sun').fill('6')
  await expect(reading(page, 'light')).toContainText('below the horizon')
})
