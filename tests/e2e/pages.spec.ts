import { localePath, locales, splitPathname } from '../../src/site/locales.ts'
import { builtAddresses } from '../pages.ts'
import { seePage } from '../setup/crawl.ts'
import { watchTraffic } from '../setup/quiet.ts'
import { expect, test } from '../setup/test.ts'
import { partsAwake } from './paused-clock.ts'

/** What React makes of a page differs little between languages: two, of which one has another script, say enough. */
const hydrated = builtAddresses().filter((address) =>
  /^(en|hi)$/.test(splitPathname(address).locale),
)

for (const address of hydrated) {
  const { locale, path } = splitPathname(address)

  test(`§2.1 ${address} is a page of its own language and hydrates`, async ({ page }) => {
    const quiet = watchTraffic(page)
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('h1')).not.toBeEmpty()
    await expect(page).toHaveTitle(/.{10,}/)
    for (const other of locales.filter((each) => each !== locale)) {
      const link = page.locator(`head link[rel="alternate"][hreflang="${other}"]`)
      expect(new URL((await link.getAttribute('href')) ?? '').pathname).toBe(
        localePath(other, path),
      )
    }
    // Parts below the first view wait for the visitor. React drops the server's HTML, with an error in the console, where
    // it does not match.
    await page.mouse.move(200, 200)
    await quiet()
    await expect(page.locator('html')).toHaveAttribute('data-alive')
    await partsAwake(page)
  })
}

test('every page can be read without scripts', async ({ request }) => {
  test.setTimeout(120_000)
  for (const address of builtAddresses()) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    const page = seePage(await answer.text(), address)
    expect(page.headings, address).toHaveLength(1)
    expect(page.text.length, address).toBeGreaterThan(200)
    // The policy drops styles in attributes, and hydration does not bring them back.
    expect(page.styled, address).toBe(0)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the first view of the home page shows', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('h1')).toBeVisible()
  })
})

test('§2.1 an unknown address answers 404 with the page of its language', async ({
  page,
  request,
  allow,
}) => {
  allow('status 404')
  for (const [address, locale] of [
    ['/nope', 'en'],
    ['/es/nope', 'es'],
    ['/hi/industries/politics/nope', 'hi'],
  ] as const) {
    expect((await request.get(address)).status()).toBe(404)
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('main a[href]').first()).toBeVisible()
  }
})

for (const locale of locales) {
  test(`no page in ${locale} is wider than a small phone`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width: 360, height: 740 })
    for (const address of builtAddresses()) {
      if (splitPathname(address).locale !== locale) continue
      await page.goto(address)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, address).toBeLessThanOrEqual(360)
    }
  })
}
