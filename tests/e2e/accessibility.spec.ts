import { splitPathname } from '../../src/site/locales.ts'
import { builtAddresses } from '../pages.ts'
import { axeViolations, axeViolationsInBothThemes } from '../setup/axe.ts'
import { watchTraffic } from '../setup/quiet.ts'
import { expect, test } from '../setup/test.ts'

// The other languages have the same pages with other words; Hindi, with another script too, is looked at on some.
const addresses = [...builtAddresses(), '/nope'].filter((address) =>
  /^\/(hi(\/(industries|contact|voter).*)?)?$|^\/(?!(es|fr|hi)\b)/.test(address),
)

for (const address of addresses) {
  test(`${address} has no violation that axe can find in either theme`, async ({ page, allow }) => {
    if (address === '/nope') allow('status 404')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const quiet = watchTraffic(page)
    await page.goto(address)
    await quiet()
    // One language is enough for the dark colours, which are the same in all.
    const isEnglish = splitPathname(address).locale === 'en'
    const look = isEnglish ? axeViolationsInBothThemes : axeViolations
    expect(await look(page)).toEqual([])
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
  const found = await axeViolationsInBothThemes(page)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/^color-contrast: .*Hardly to be read/)
})
