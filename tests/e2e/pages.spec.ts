import { localePath, splitPathname } from '../../src/site/locales.ts'
import { builtAddresses, builtPaths } from '../pages.ts'
import { axeViolations, axeViolationsInBothThemes } from '../setup/axe.ts'
import { watchTraffic } from '../setup/quiet.ts'
import { expect, test } from '../setup/test.ts'
import { partsAwake } from './paused-clock.ts'

/** Pages of the other languages that are looked at in every run; `npm run test:all` looks at all of them. */
const samples = [
  '/es/industries/real-estate',
  '/fr/furniture-placement',
  '/hi',
  '/hi/contact',
  '/hi/virtual-classrooms',
  '/hi/voter-engagement',
]

for (const address of [...builtAddresses(), '/nope']) {
  const { locale } = splitPathname(address)
  const isEnglish = locale === 'en'
  const tag = isEnglish || samples.includes(address) ? [] : ['@all']

  test(`${address} hydrates, is accessible, and fits a phone`, { tag }, async ({ page, allow }) => {
    if (address === '/nope') allow('status 404')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const quiet = watchTraffic(page)
    await test.step('hydrates without an error', async () => {
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      // Parts below the first view wait for the visitor. React drops the server's HTML, with an error in the console,
      // where it does not match.
      await page.mouse.move(200, 200)
      await quiet()
      await partsAwake(page)
    })
    await test.step('has no violation that axe can find in either theme', async () => {
      // One language is enough for the dark colors, which are the same in all.
      const look = isEnglish ? axeViolationsInBothThemes : axeViolations
      expect(await look(page)).toEqual([])
    })
    await test.step('is no wider than a small phone', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    })
  })
}

test('a contrast that is too weak is found in the theme that has it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  await page.evaluate(() => {
    const pale = document.createElement('p')
    pale.textContent = 'Hardly to be read in the dark'
    // Ink of the light theme upon a ground that follows the theme.
    pale.setAttribute('class', 'bg-paper')
    pale.style.color = '#14171F'
    document.querySelector('main')?.append(pale)
  })
  expect(await axeViolationsInBothThemes(page)).toEqual([
    expect.stringMatching(/^color-contrast: .*Hardly to be read/),
  ])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the first view of the home page shows', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('h1')).toBeVisible()
  })
})

test('an unknown address answers 404 with the page of its language', async ({
  page,
  request,
  allow,
}) => {
  allow('status 404')
  for (const [address, locale] of [
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

/** Sections that a phone lays out late and that are taller than the place kept for them: each would move the next one. */
function tooTall(): string[] {
  const sections = [...document.querySelectorAll('[data-later] > :is(section, footer)')]
  const keptFor = (section: Element) =>
    Number.parseFloat(getComputedStyle(section).containIntrinsicBlockSize.replace('auto ', ''))
  const kept = sections.map(keptFor)
  const whole = new CSSStyleSheet()
  whole.replaceSync('[data-later] > * { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(whole)
  return sections.flatMap((section, at) => {
    const { height } = section.getBoundingClientRect()
    return height > (kept[at] ?? 0) ? [`${section.id || at}: ${height} of ${kept[at]} px`] : []
  })
}

/** Hindi needs the most lines. */
const longPages = [
  '/',
  '/about',
  '/dashboard',
  '/real-time-analytics',
  '/solutions/virtual-staging',
]

for (const path of builtPaths()) {
  const tag = longPages.includes(path) ? [] : ['@all']
  test(`nothing on ${path} is laid out late and taller than its place`, { tag }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(localePath('hi', path))
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(tooTall)).toEqual([])
  })
}
