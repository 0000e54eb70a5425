import { expect, test } from '../setup/test.ts'
import { pointAt, select, wearHeadset } from './headset.ts'

test('thin path', async ({ page }) => {
  await wearHeadset(page, { overlay: true })
  await page.goto('/furniture-placement')
  await page.mouse.move(300, 620)
  await page.getByRole('button', { name: 'View in your room (AR)' }).click()
  const overlay = page.getByRole('dialog', { name: 'Furniture in your room' })
  await expect(overlay).toBeVisible({ timeout: 30_000 })
  await pointAt(page, [0.1, 0, -1])
  await page.screenshot({ path: '/tmp/realia/shots/ar/thin1.png' })
  await overlay.getByRole('button', { name: 'Modern Sofa' }).click()
  await page.waitForTimeout(1500)
  await page.screenshot({ path: '/tmp/realia/shots/ar/thin2.png' })
  await select(page)
  await page.waitForTimeout(500)
  await page.screenshot({ path: '/tmp/realia/shots/ar/thin3.png' })
  await overlay.getByRole('button', { name: 'Done' }).click()
  await expect(page.locator('[data-item]')).toHaveCount(1)
  await page.waitForTimeout(2500)
  await page.screenshot({ path: '/tmp/realia/shots/ar/thin4.png', fullPage: false })
})
