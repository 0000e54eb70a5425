import { expect, test } from '../setup/test.ts'

const header = 'body header'

test('§2.2 logo, five entries and four languages with a flag each', async ({ page }) => {
  await page.goto('/about')
  const entries = page.locator(`${header} [data-menu]`)
  await expect(entries).toHaveText(['Home', 'Industries', 'Solutions', 'What’s New', 'About Us'])
  await expect(
    page.locator(header).getByRole('link', { name: 'Realia, home page' }),
  ).toHaveAttribute('href', '/')
  await page.locator(header).getByRole('button', { name: 'Language: English' }).click()
  const languages = page.locator(`${header} a[hreflang]`)
  await expect(languages).toHaveText(['English', 'Español', 'Français', 'हिंदी'])
  const flags = await languages.locator('.flag').evaluateAll((all) =>
    all.map((flag) => {
      const { width, height } = flag.getBoundingClientRect()
      return { picture: getComputedStyle(flag).background, isSeen: width > 8 && height > 8 }
    }),
  )
  expect(new Set(flags.map(({ picture }) => picture)).size).toBe(4)
  expect(flags.every(({ isSeen }) => isSeen)).toBe(true)
  await languages.nth(1).click()
  await expect(page).toHaveURL('/es/about')
})

test('§2.2 the current route is underlined, also with its submenu', async ({ page }) => {
  for (const [address, label] of [
    ['/about', 'About Us'],
    ['/industries/politics', 'Industries'],
    ['/', 'Home'],
  ] as const) {
    await page.goto(address)
    const underlined = () =>
      page.locator(`${header} [data-menu]`).evaluateAll((all) =>
        all.flatMap((each) => {
          const { borderBottomColor, borderBottomWidth } = getComputedStyle(each)
          const isDrawn = borderBottomWidth === '2px' && borderBottomColor === 'rgb(194, 62, 18)'
          return isDrawn ? [each.textContent] : []
        }),
      )
    await expect.poll(underlined).toEqual([label])
    await page.locator(header).getByRole('link', { name: 'About Us' }).hover()
    await page.mouse.move(8, 600)
    await expect.poll(underlined).toEqual([label])
  }
})

for (const [entry, links] of [
  [
    'Industries',
    {
      Education: '/industries/education',
      'Real Estate': '/industries/real-estate',
      Politics: '/industries/politics',
    },
  ],
  [
    'Solutions',
    {
      'All Solutions': '/solutions',
      'Political AR Solutions': '/political-ar',
      'AR Features Suite': '/ar-features',
      'Interactive Features': '/interactive-features',
    },
  ],
] as const) {
  test(`§2.2 the submenu ${entry}, in the header and in the drawer`, async ({ page }) => {
    await page.goto('/about')
    await page.locator(`${header} [data-menu]`, { hasText: entry }).click()
    const menu = page.locator(`${header} nav`)
    for (const [name, href] of Object.entries(links)) {
      await expect(menu.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
        'href',
        href,
      )
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('button', { name: entry }).click()
    for (const [name, href] of Object.entries(links)) {
      await expect(drawer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    }
  })
}
