import { splitPathname } from '../../src/site/locales.ts'
import { builtAddresses } from '../pages.ts'
import { axeViolations, axeViolationsInBothThemes } from '../setup/axe.ts'
import { watchTraffic } from '../setup/quiet.ts'
import { expect, test } from '../setup/test.ts'

/** Of the pages that share a template, the ones checked in every run; `npm run test:all` checks all of them. */
const templates: [RegExp, RegExp][] = [
  [/^\/solutions\/./, /furniture-placement|interactive-learning|property-tours|voter-engagement/],
  [/\/teacher$/, /cell/],
]
const isRepeated = (address: string) =>
  templates.some(([all, sample]) => all.test(address) && !sample.test(address))

/** So of the other languages. */
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
  const isSample = isEnglish ? !isRepeated(address) : samples.includes(address)
  const tag = isSample ? [] : ['@all']

  test(`${address} hydrates, is accessible, and fits a phone`, { tag }, async ({ page, allow }) => {
    if (address === '/nope') allow('status 404')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const quiet = watchTraffic(page)
    await test.step('hydrates without an error', async () => {
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      // React drops the server's HTML, with an error in the console, where it does not match.
      await quiet()
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
