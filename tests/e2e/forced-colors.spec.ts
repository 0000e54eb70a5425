import type { Locator } from '@playwright/test'
import { expect, test } from '../setup/test.ts'

const look = (element: Locator) =>
  element.evaluate((each) => {
    const own = getComputedStyle(each)
    const { backgroundColor: ground, borderTopColor: border, outlineColor: ring, color } = own
    const page = getComputedStyle(document.body).backgroundColor
    return { ground, border, ring, color, page, ringWidth: Number.parseFloat(own.outlineWidth) }
  })

test('in the visitor’s own colors the focus, the buttons and the chosen tab can be told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/voter-engagement')
  const main = page.locator('main')
  await test.step('a button has a border, and a ring where it has the focus', async () => {
    for (const name of ['Start Survey', 'Vote for Elena Marsh']) {
      const button = main.getByRole('button', { name })
      const { border, page: ground } = await look(button)
      expect(border).not.toBe(ground)
      await button.focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await expect(button).toBeFocused()
      const { ring, ringWidth } = await look(button)
      expect(ring).not.toBe(ground)
      expect(ringWidth).toBeGreaterThanOrEqual(2)
    }
  })
  await test.step('the chosen tab has another ground and other letters than the rest', async () => {
    const chosen = await look(main.getByRole('tab', { selected: true }).first())
    const other = await look(main.getByRole('tab', { selected: false }).first())
    expect(chosen.ground).not.toBe(other.ground)
    expect(chosen.color).not.toBe(other.color)
    expect(chosen.color).not.toBe(chosen.ground)
  })
})
