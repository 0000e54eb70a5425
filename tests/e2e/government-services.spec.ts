import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'

test('a way is shown on the plan, stands in the address, and is cleared', {
  tag: '@spec-2.14',
}, async ({ page }) => {
  const address = '/government-services'
  const steps = () =>
    page
      .locator('[data-room][data-step]')
      .evaluateAll((rooms) =>
        rooms
          .map((room) => `${room.getAttribute('data-step')} ${room.getAttribute('data-room')}`)
          .sort(),
      )
  await test.step('from the address, with nothing that axe can find', async () => {
    await page.goto(`${address}#new-in-town`)
    await expect.poll(steps).toEqual(['1 benefits', '2 elections', '3 works'])
    expect(await axeViolationsInBothThemes(page)).toEqual([])
  })
  await test.step('by keyboard', async () => {
    const build = page.getByRole('button', { name: /^I want to build/ })
    await build.press('Enter')
    await expect(build).toHaveAttribute('aria-pressed', 'true')
    expect(await steps()).toEqual(['1 records', '2 permits', '3 council'])
    await expect(page).toHaveURL(`${address}#building`)
    await expect(page.locator('section[aria-labelledby=plan] [role=status]')).toHaveText(
      'I want to build: Public Records, Permits and Licenses, Council Meetings',
    )
  })
  await test.step('away with it, by its button and by a second press', async () => {
    await page.getByRole('button', { name: 'Show all rooms' }).click()
    await expect(page).toHaveURL(address)
    expect(await steps()).toEqual([])
    const shop = page.getByRole('button', { name: /^I’m opening a shop/ })
    for (const pressed of ['true', 'false']) {
      await shop.click()
      await expect(shop).toHaveAttribute('aria-pressed', pressed)
    }
  })
})
