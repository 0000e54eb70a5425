import { byCommands, tabTo } from '../e2e/lesson-hands.ts'
import { TitrationPage } from '../e2e/titration-page.ts'
import { expect, test } from '../setup/test.ts'
import { settle } from './settle.ts'

/** Each scene frozen at three moments of its lesson: nothing done, half-way, and when what it is about is seen. */
test.use({ viewport: { width: 412, height: 732 } })
test.describe.configure({ timeout: 120_000 })

for (const theme of ['light', 'dark'] as const) {
  test(`the titration at three moments, ${theme}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    const titration = new TitrationPage(page)
    await titration.goto('?freeze')
    await titration.start()
    await settle(page, { veil: false })
    const takePicture = (moment: string) =>
      expect(page.locator('[data-scene-box]')).toHaveScreenshot(`titration-${moment}-${theme}.png`)
    await takePicture('begun')

    const hand = byCommands(page)
    await tabTo(page, titration.command)
    for (const name of ['Goggles', 'Rinse with base', 'Fill the burette', 'Drive the air out'])
      await hand.act(name)
    await takePicture('filled')

    await hand.act('Swirl')
    await hand.set('Level in the burette', Math.round(((await titration.level()) + 27) * 20) / 20)
    await expect(titration.reading('colour')).toHaveText('Deep pink')
    await takePicture('coloured')
  })
}
