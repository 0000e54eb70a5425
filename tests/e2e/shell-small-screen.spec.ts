import { axeViolationsInBothThemes } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { menuItems } from './on-page.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('the drawer leads to every page of the navigation and to the login, and Escape back to its button', {
  tag: '@spec-2.2',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/property-tours')
  const button = page.getByRole('button', { name: 'Open menu' })
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await test.step('its groups unfold', async () => {
    await button.tap()
    for (const { label, children } of menuItems()) {
      if (children) {
        const group = drawer.locator('details', { hasText: label })
        await expect(group).toHaveJSProperty('open', false)
        await group.getByText(label, { exact: true }).first().tap()
        await expect(group).toHaveJSProperty('open', true)
      }
      for (const { label: name } of children ?? [{ label }])
        await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible()
    }
    expect(await axeViolationsInBothThemes(page)).toEqual([])
  })
  await test.step('a choice closes it and leads to the top of its page', async () => {
    await drawer.getByRole('link', { name: 'Politics', exact: true }).tap()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL('/industries/politics')
    await expect(page.getByRole('main')).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
  await test.step('Escape', async () => {
    await button.tap()
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })
  await test.step('the login', async () => {
    await button.tap()
    await drawer.getByRole('button', { name: 'Login' }).tap()
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Welcome Back')
    await expect(page.getByLabel('Email')).toBeFocused()
  })
})

test('what is pressed in the header is 44 pixels tall', async ({ page }) => {
  await page.goto('/hi/industries/politics')
  const low = await page.locator('header :is(a, button):visible').evaluateAll((all) =>
    all.flatMap((each) => {
      const { height } = each.getBoundingClientRect()
      return height < 44 ? [`${each.outerHTML.slice(0, 80)}: ${height}`] : []
    }),
  )
  expect(low).toEqual([])
})
