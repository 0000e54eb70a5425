import { MotionPage } from '../e2e/motion-page.ts'
import { expect, test } from '../setup/test.ts'
import { pressPanel, standOnTable } from './lesson-panel.ts'

// Software draws the room and the bench: on a large screen it would take seconds a frame.
test.use({ viewport: { width: 412, height: 732 } })
test.describe.configure({ timeout: 240_000 })

test('§2.19 a headset stands four experiments on a table and does two steps by its ray', async ({
  page,
}) => {
  const motion = new MotionPage(page)
  await standOnTable(motion)
  await pressPanel(page, 'predict 1')
  for (let times = 0; times < 3; times += 1) await pressPanel(page, 'far-more guess-period')
  await pressPanel(page, 'do finish')
  await motion.stepIs('guess-period', true)
  await pressPanel(page, 'next')
  await pressPanel(page, 'predict 2')
  for (let times = 0; times < 3; times += 1) await pressPanel(page, 'far-less amplitude')
  await pressPanel(page, 'do finish')
  for (let times = 0; times < 8; times += 1) await pressPanel(page, 'far-more amplitude')
  await pressPanel(page, 'do finish')
  await motion.stepIs('wide', true)
  await pressPanel(page, 'do use-orbit')
  await expect(page.locator('[data-object=orbit] [data-state=ready]')).toBeVisible()
})
