import { splitPathname } from '../../src/site/locales.ts'
import { builtAddresses } from '../pages.ts'
import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'

// The other languages have the same pages with other words; Hindi, with another script too, is looked at on some.
const addresses = [...builtAddresses(), '/nope'].filter((address) =>
  /^\/(hi(\/(industries|contact|voter).*)?)?$|^\/(?!(es|fr|hi)\b)/.test(address),
)

for (const address of addresses) {
  // One language is enough for the dark colours, which are the same in all.
  const themes = splitPathname(address).locale === 'en' ? ['light', 'dark'] : ['light']
  for (const theme of themes) {
    test(`${address} in ${theme} has no violation that axe can find`, async ({ page, allow }) => {
      if (address === '/nope') allow(/status of 404/)
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      expect(await axeViolations(page)).toEqual([])
    })
  }
}
