import { expect, test } from '../setup/test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('§2.2 Users can reach every page of the navigation from the drawer', async ({ page }) => {
  await page.goto('/property-tours')
  const button = page.getByRole('button', { name: 'Open menu' })
  await button.click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeVisible()
  for (const name of ['Industries', 'Solutions']) {
    const group = drawer.getByRole('button', { name })
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await group.click()
    await expect(group).toHaveAttribute('aria-expanded', 'true')
  }
  for (const name of ['Home', 'Real Estate', 'AR Features Suite', 'What’s New', 'About Us']) {
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await drawer.getByRole('link', { name: 'Politics', exact: true }).click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL('/industries/politics')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('§2.2 Escape closes the drawer and returns to its button', async ({ page }) => {
  await page.goto('/industries/politics')
  const button = page.getByRole('button', { name: 'Open menu' })
  await button.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('§2.2 the drawer leads to the login', async ({ page }) => {
  await page.goto('/industries/politics')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Welcome Back')
  await expect(page.getByLabel('Email')).toBeFocused()
})

test('nothing is wider than the screen, and what is pressed is 44 pixels tall', async ({
  page,
}) => {
  await page.goto('/hi/industries/politics')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const low = await page.locator('header :is(a, button):visible').evaluateAll((all) =>
    all.flatMap((each) => {
      const { height } = each.getBoundingClientRect()
      return height < 44 ? [`${each.outerHTML.slice(0, 80)}: ${height}`] : []
    }),
  )
  expect(low).toEqual([])
})
