import { TitrationPage } from '../e2e/titration-page.ts'
import { expect, test } from '../setup/test.ts'
import { wearHeadset } from './headset.ts'
import { doneByRay } from './lesson-panel.ts'

// Software draws the room and the bench: on a large screen it would take seconds a frame.
test.use({ viewport: { width: 320, height: 480 } })
test.describe.configure({ timeout: 150_000 })

test('§2.19 the titration is done from its start to its quiz in a headset, by its ray alone', async ({
  page,
}) => {
  await doneByRay(new TitrationPage(page))
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
