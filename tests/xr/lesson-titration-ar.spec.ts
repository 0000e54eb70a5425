import { TitrationPage } from '../e2e/titration-page.ts'
import { expect, test } from '../setup/test.ts'
import { wearHeadset } from './headset.ts'
import { leaveRoom, pressPanel, standOnTable } from './lesson-panel.ts'

// Software draws the room and the bench: on a large screen it would take seconds a frame.
test.use({ viewport: { width: 412, height: 732 } })
test.describe.configure({ timeout: 180_000 })

test('§2.19 a headset stands the bench in the room and does two steps by its ray', async ({
  page,
}) => {
  const titration = new TitrationPage(page)
  await standOnTable(titration)
  await pressPanel(page, 'predict 0')
  for (const action of ['goggles', 'rinse', 'fill', 'bubble'])
    await pressPanel(page, `do ${action}`)
  await titration.stepIs('ready', true)
  await pressPanel(page, 'next')
  await pressPanel(page, 'predict 1')
  const level = await titration.level()
  for (let value = 0; value < level - 0.01; value += 0.05) await pressPanel(page, 'more reading')
  await pressPanel(page, 'do note')
  await titration.stepIs('read', true)
  await leaveRoom(page)
  await titration.stepIs('read', true)
})

test('§2.19 where AR is refused, the lesson says so and goes on', async ({ page }) => {
  await wearHeadset(page, { refuse: 'NotAllowedError' })
  const titration = new TitrationPage(page)
  await titration.goto()
  await titration.start()
  await page.getByRole('button', { name: 'Stand it on my table (AR)' }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('AR could not begin')
  await titration.say('goggles')
  await expect(titration.said).toHaveText('The goggles are on.')
})
